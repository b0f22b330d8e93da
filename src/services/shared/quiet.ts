import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import type { AnyState, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  ageState,
  autoLogoffState,
  captchaState,
  realityCheckState,
  sessionLimitState,
} from '@grandstand/bus-contracts/shell';

/** A layer above the page, which a reminder must not cover. */
export interface AboveThePage {
  readonly state: AnyState;
  readonly isOpen: (bus: ShellHandle) => boolean;
}

export function above<C extends AnyState>(
  state: C,
  isOpen: (value: PayloadOf<C>) => boolean,
): AboveThePage {
  return {
    state,
    isOpen(bus) {
      const value = bus.peek(state);
      return value !== undefined && isOpen(value);
    },
  };
}

/** The layers that a guest may meet too. */
export const ABOVE_EVERY_PAGE: readonly AboveThePage[] = [
  above(ageState, ({ isAsked }) => isAsked),
  above(dialogsState, ({ open }) => open !== null),
  above(captchaState, (captcha) => captcha !== null),
  above(realityCheckState, ({ asked }) => asked !== null),
  above(sessionState, ({ isRegistrationProcess }) => isRegistrationProcess === true),
  above(sessionLimitState, ({ hasEnded }) => hasEnded),
  above(autoLogoffState, ({ isWarned }) => isWarned),
];

/** Whether none of the layers is open. */
export function isQuiet(bus: ShellHandle, layers = ABOVE_EVERY_PAGE): boolean {
  return !layers.some(({ isOpen }) => isOpen(bus));
}
