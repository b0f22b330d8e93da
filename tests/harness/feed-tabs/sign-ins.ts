import { sessionSignedIn, sessionSignedOut, sessionState } from '@grandstand/bus-contracts';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import { createMemoryStore } from '../fakes/memory-ports';
import type { Program } from './program';

/** A sign-out reaches the operator, and a check answers, after this time. */
const ANSWER_MS = 40;

/** Where each sign-in and sign-out of any tab leaves another mark. */
export const MARK = 'mark';

/** The session as one tab sees it. */
export interface TabSession {
  /** Empty for nobody. */
  readonly player: string;
  readonly isShown: boolean;
  signIn(player: string): void;
  signOut(): void;
  /** The session ends at the operator by itself, and the tabs find that out, this one first. */
  expire(): void;
  /** The player is hidden until a check has answered. */
  conceal(): void;
  check(): void;
  kill(): void;
}

export interface SignIns {
  /** The player of the operator's session. */
  readonly cookie: { player: string };
  readonly storage: ReturnType<typeof createMemoryStore>;
  /** A tab requests the player from the operator, and publishes the answer on its bus. */
  open(program: Program, bus: ShellHandle): TabSession;
}

/** The sessions of a browser's tabs: one cookie, and words between the tabs that are `travel` under way. */
export function createSignIns(clock: VirtualClock, travel: () => number | null): SignIns {
  const cookie = { player: '', isEnding: false };
  const storage = createMemoryStore();
  const listeners = new Set<(hasCome: boolean) => void>();
  /** Words of the session do not overtake each other. */
  let due = 0;

  function endAtOperator(): void {
    if (!cookie.isEnding) return;
    cookie.isEnding = false;
    cookie.player = '';
  }

  function noteChange(): void {
    storage.set(MARK, String(Number(storage.get(MARK)) + 1));
  }

  function notifyOthers(own: (hasCome: boolean) => void, hasCome: boolean): void {
    for (const receive of listeners) {
      if (receive === own) continue;
      const at = Math.max(due, clock.steady() + (travel() ?? 500));
      due = at;
      const mark = storage.get(MARK);
      clock.after(at - clock.steady(), () => receive(hasCome || storage.get(MARK) !== mark));
    }
  }

  return {
    cookie,
    storage,
    open(program, bus) {
      let player = '';
      let status: PayloadOf<typeof sessionState>['status'] = 'unknown';
      let epoch = 0;

      const show = (): void => bus.publish(sessionState, { status, userId: player });

      // As the session does: for the present player the other tabs are not notified again.
      function enter(next: string, how: PayloadOf<typeof sessionSignedIn>['how']): void {
        epoch += 1;
        if (player !== '' && player !== next) leave();
        const isKnown = how === 'other-tab' && player === next;
        if (isKnown && status === 'player') return;
        player = next;
        status = 'player';
        show();
        if (!isKnown) bus.publish(sessionSignedIn, { userId: next, how });
      }

      function leave(): void {
        epoch += 1;
        const isNobody = player === '' && status === 'guest';
        player = '';
        status = 'guest';
        if (isNobody) return;
        show();
        bus.publish(sessionSignedOut, { reason: 'other-tab' });
      }

      function check(how: 'start' | 'other-tab'): void {
        epoch += 1;
        const asOf = epoch;
        program.clock.after(ANSWER_MS, () => {
          if (asOf !== epoch) return;
          endAtOperator();
          if (cookie.player === '') leave();
          else enter(cookie.player, how);
        });
      }

      const receive = (hasCome: boolean): void =>
        program.run(() => {
          if (hasCome) check('other-tab');
          else leave();
        });

      listeners.add(receive);
      show();
      check('start');

      return {
        get player() {
          return player;
        },
        get isShown() {
          return status === 'player';
        },
        signIn: (next) => {
          cookie.isEnding = false;
          cookie.player = next;
          noteChange();
          enter(next, 'sign-in');
          notifyOthers(receive, true);
        },
        signOut: () => {
          cookie.isEnding = true;
          noteChange();
          leave();
          notifyOthers(receive, false);
          clock.after(ANSWER_MS, endAtOperator);
        },
        expire: () => {
          cookie.player = '';
          check('other-tab');
          notifyOthers(receive, true);
        },
        conceal: () => {
          if (status !== 'player') return;
          status = 'unknown';
          bus.publish(sessionState, { status, userId: '' });
        },
        check: () => check('other-tab'),
        kill: () => listeners.delete(receive),
      };
    },
  };
}
