import type { AreaStatus } from '@grandstand/bus-contracts';

const ALLOWED: Readonly<Record<AreaStatus, readonly AreaStatus[]>> = {
  'not-exist': ['loading', 'ready'],
  error: ['loading', 'not-exist'],
  loading: ['error', 'ready', 'not-exist'],
  ready: ['not-exist'],
};

/** Whether an area may change from one status to another. */
export function canMove(from: AreaStatus, to: AreaStatus): boolean {
  return ALLOWED[from].includes(to);
}

export interface StatusMachine {
  readonly value: AreaStatus;
  /** Changes the status if that is allowed; else calls `refused` and returns false. */
  move(to: AreaStatus): boolean;
}

/** The status of one area; initially `not-exist`. */
export function createStatusMachine(
  refused: (from: AreaStatus, to: AreaStatus) => void,
): StatusMachine {
  let value: AreaStatus = 'not-exist';
  return {
    get value() {
      return value;
    },
    move(to) {
      if (!canMove(value, to)) {
        refused(value, to);
        return false;
      }
      value = to;
      return true;
    },
  };
}
