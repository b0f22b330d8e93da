import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import type { AnyState, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  ageState,
  autoLogoffState,
  captchaState,
  cashOutState,
  realityCheckState,
  sessionLimitState,
  teamCashState,
} from '@grandstand/bus-contracts/shell';

interface AboveThePage {
  readonly state: AnyState;
  readonly isOpen: (bus: ShellHandle) => boolean;
}

function above<C extends AnyState>(
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

/** The layers above the page that a reminder must not cover. */
const ABOVE_THE_PAGE: readonly AboveThePage[] = [
  above(ageState, ({ isAsked }) => isAsked),
  above(dialogsState, ({ open }) => open !== null),
  above(captchaState, (captcha) => captcha !== null),
  above(cashOutState, ({ betId }) => betId !== null),
  above(realityCheckState, ({ asked }) => asked !== null),
  above(teamCashState, ({ accepted }) => accepted !== null),
  above(sessionState, ({ isRegistrationProcess }) => isRegistrationProcess === true),
  above(sessionLimitState, ({ hasEnded }) => hasEnded),
  above(autoLogoffState, ({ isWarned }) => isWarned),
];

/** The states by which that changes. */
export const QUIET_BY: readonly AnyState[] = ABOVE_THE_PAGE.map(({ state }) => state);

/** Whether no layer is open above the page. */
export function isQuiet(bus: ShellHandle): boolean {
  return !ABOVE_THE_PAGE.some(({ isOpen }) => isOpen(bus));
}
