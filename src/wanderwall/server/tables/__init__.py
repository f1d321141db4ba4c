"""Tables: their log, their state, the commands on them and their JSON."""
