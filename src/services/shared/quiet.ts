import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  autoLogoffState,
  captchaState,
  realityCheckState,
  sessionLimitState,
  teamCashState,
} from '@grandstand/bus-contracts/shell';

/** Whether nothing stands above the page that a reminder would come in the way of. */
export function isQuiet(bus: ShellHandle): boolean {
  return (
    (bus.peek(dialogsState)?.open ?? null) === null &&
    (bus.peek(captchaState) ?? null) === null &&
    (bus.peek(realityCheckState)?.asked ?? null) === null &&
    (bus.peek(teamCashState)?.accepted ?? null) === null &&
    bus.peek(sessionState)?.isRegistrationProcess !== true &&
    bus.peek(sessionLimitState)?.hasEnded !== true &&
    bus.peek(autoLogoffState)?.isWarned !== true
  );
}

/** Calls `task` whenever that may have become so. */
export function onceQuieter(bus: ShellHandle, task: () => void): void {
  const look = (): void => {
    if (isQuiet(bus)) task();
  };
  bus.on(dialogsState, look);
  bus.on(captchaState, look);
  bus.on(realityCheckState, look);
  bus.on(teamCashState, look);
  bus.on(sessionState, look);
  bus.on(sessionLimitState, look);
  bus.on(autoLogoffState, look);
}
