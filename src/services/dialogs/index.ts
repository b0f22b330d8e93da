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
import { distinctUntilChanged, filter, map, merge, startWith, Subject } from 'rxjs';

export interface DialogsPorts {
  readonly bus: ShellHandle<'dialogs'>;
}

type Open = PayloadOf<typeof dialogsState>['open'];

/** Dialogs for guests only. */
const FOR_GUESTS: readonly Open[] = ['sign-in', 'registration'];

/** Publishes which dialog of the shell is open: one at most. */
export function createDialogs({ bus }: DialogsPorts): void {
  const requested$ = new Subject<Open>();
  const closedBySession$ = merge(
    // A registration stays open to show the credentials: they are shown only once.
    bus.messages$(sessionSignedIn).pipe(filter(({ how }) => how !== 'registration')),
    // Credentials that are shown are the player's, and are closed with them. At the start there are none,
    // and a page for players may already have opened the sign-in dialog for a guest.
    bus.messages$(sessionSignedOut).pipe(filter(({ reason }) => reason !== 'start')),
  ).pipe(map(() => null));
  const open$ = merge(requested$, closedBySession$).pipe(
    startWith(null),
    distinctUntilChanged(),
    map((open) => ({ open })),
  );
  bus.publishFrom(dialogsState, open$);

  bus.handle(dialogsOpen, ({ name }) => {
    const isPlayer = bus.peek(sessionState)?.status === 'player';
    if (FOR_GUESTS.includes(name) && isPlayer) throw new Refusal('already-signed-in');
    requested$.next(name);
    return {};
  });
  bus.handle(dialogsClose, () => {
    requested$.next(null);
    return {};
  });
}
