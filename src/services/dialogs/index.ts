import {
  dialogsOpen,
  dialogsState,
  Refusal,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { dialogsClose } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { Service } from '../ports';

export interface DialogsPorts {
  readonly bus: ShellHandle;
}

type Open = PayloadOf<typeof dialogsState>['open'];

/** Dialogs that a player who is signed in has no use for. */
const FOR_GUESTS: readonly Open[] = ['sign-in', 'registration'];

/** Knows which dialog of the shell is open: one at most. */
export function createDialogs({ bus }: DialogsPorts): Service {
  let open: Open = null;
  const set = (next: Open): void => {
    if (next === open) return;
    open = next;
    bus.publish(dialogsState, { open });
  };

  bus.publish(dialogsState, { open });
  bus.handle(dialogsOpen, ({ name }) => {
    const isPlayer = bus.peek(sessionState)?.status === 'player';
    if (FOR_GUESTS.includes(name) && isPlayer) throw new Refusal('already-signed-in');
    set(name);
    return {};
  });
  bus.handle(dialogsClose, () => {
    set(null);
    return {};
  });
  bus.on(sessionSignedIn, ({ how }) => {
    // A registration stays to show the credentials, which are told only once.
    if (how !== 'registration') set(null);
  });
  // Credentials that stand open are the player's, and go with them. At the start there are none, and
  // a page for players may have asked a guest to sign in already.
  bus.on(sessionSignedOut, ({ reason }) => {
    if (reason !== 'start') set(null);
  });

  return { stop: () => bus.dispose() };
}
