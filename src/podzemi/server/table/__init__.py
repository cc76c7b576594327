"""Tables in memory: rooms and their queues, who listens, seats, votes, deadlines, bots, other processes."""
