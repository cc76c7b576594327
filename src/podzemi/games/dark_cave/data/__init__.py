"""The components: `data.toml`, its schema, and the tables of numbers that the rules work with."""
