"""A folder of games that are not the house's, as `WANDERWALL_GAMES` names one."""
