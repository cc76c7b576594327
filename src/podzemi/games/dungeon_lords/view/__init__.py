"""A seat's view: its types, the builder that makes one from a state, the sampler that goes back."""
