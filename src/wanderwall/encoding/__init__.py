"""Numbers for actions and observations, shared by environments, kernel and learned players."""
