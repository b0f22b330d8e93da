import {
  configState,
  dialogsOpen,
  dialogsState,
  Refusal,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import type { OpenDialog, ShellHandle } from '@grandstand/bus-contracts';
import { distinctUntilChanged, filter, map, merge, startWith, Subject } from 'rxjs';

export interface DialogsPorts {
  readonly bus: ShellHandle<'dialogs'>;
}

/** Dialogs for guests only. */
const FOR_GUESTS: readonly OpenDialog['name'][] = ['sign-in', 'registration', 'transfer-user'];

/** Publishes which dialog of the shell is open, one at most, and what it begins with. */
export function createDialogs({ bus }: DialogsPorts): void {
  const requested$ = new Subject<OpenDialog | null>();
  const closedBySession$ = merge(
    // A registration stays open to show the credentials: they are shown only once.
    bus.messages$(sessionSignedIn).pipe(filter(({ how }) => how !== 'registration')),
    // Credentials that are shown are the player's, and are closed with them. At the start there are none,
    // and a page for players may already have opened the sign-in dialog for a guest.
    bus.messages$(sessionSignedOut).pipe(
      filter(
        // A new password has ended the player's session too, and its dialog goes on to say so.
        ({ reason }) => reason !== 'start' && bus.peek(dialogsState)?.open !== 'forgot-password',
      ),
    ),
  ).pipe(map(() => null));
  const dialog$ = merge(requested$, closedBySession$).pipe(startWith(null), distinctUntilChanged());
  const open$ = dialog$.pipe(
    map((dialog) => dialog?.name ?? null),
    distinctUntilChanged(),
  );
  bus.publishFrom(dialogsState, open$.pipe(map((open) => ({ open }))));
  bus.publishFrom(dialogsShown, dialog$.pipe(map((dialog) => ({ dialog }))));

  bus.handle(dialogsOpen, (dialog) => {
    const isPlayer = bus.peek(sessionState)?.status === 'player';
    if (FOR_GUESTS.includes(dialog.name) && isPlayer) throw new Refusal('already-signed-in');
    const canStop = isPlayer && bus.peek(configState)?.play?.['isPanicButton'] === true;
    const isForPlayers = dialog.name === 'recharge' && !isPlayer;
    if (isForPlayers || (dialog.name === 'stop' && !canStop)) throw new Refusal('not-offered');
    requested$.next(dialog);
    return {};
  });
  bus.handle(dialogsClose, () => {
    requested$.next(null);
    return {};
  });
}
