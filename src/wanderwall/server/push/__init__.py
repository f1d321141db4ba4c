"""Web Push: a message to a device that asked for it, through the push service of its browser's maker. The service
learns that there is a message and how long it is, never what it says.
"""
