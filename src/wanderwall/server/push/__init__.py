"""Web Push: messages to devices that subscribed, through the push service of the browser's maker. The service learns
that there is a message and how long it is, but not its contents.
"""
