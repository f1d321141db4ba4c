"""Choose what plays an environment: the kernel, or the rules in Python."""

from __future__ import annotations

from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import Core


def core_of(setting: EnvConfig) -> Core:
    """The core that plays a setting: the kernel if it supports the setting."""
    if setting.on_kernel:
        from wanderwall.envs.kernel_core import KernelCore

        return KernelCore(setting)
    if setting.opponent is not None:
        from wanderwall.envs.opponents import BotsCore

        return BotsCore(setting)
    from wanderwall.envs.rules_core import RulesCore

    return RulesCore(setting)
