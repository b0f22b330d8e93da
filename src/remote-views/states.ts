import type { AreaStatus } from '@grandstand/bus-contracts';

const MOVES: Readonly<Record<AreaStatus, readonly AreaStatus[]>> = {
  'not-exist': ['loading', 'ready'],
  error: ['loading', 'not-exist'],
  loading: ['error', 'ready', 'not-exist'],
  ready: ['not-exist'],
};

/** Whether an area may go from one state to another. */
export function mayMove(from: AreaStatus, to: AreaStatus): boolean {
  return MOVES[from].includes(to);
}

export interface StatusMachine {
  readonly value: AreaStatus;
  /** Makes the move if it is allowed; otherwise changes nothing, tells `refused`, and answers false. */
  move(to: AreaStatus): boolean;
}

/** The state of one area, which starts as `not-exist`. */
export function createStatusMachine(
  refused: (from: AreaStatus, to: AreaStatus) => void,
): StatusMachine {
  let value: AreaStatus = 'not-exist';
  return {
    get value() {
      return value;
    },
    move(to) {
      if (!mayMove(value, to)) {
        refused(value, to);
        return false;
      }
      value = to;
      return true;
    },
  };
}
