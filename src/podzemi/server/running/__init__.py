"""The server as a process: settings, network, logs, health, shutdown."""
