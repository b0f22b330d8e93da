import { useEffect, useRef } from 'react';
import { dialogsOpen, dialogsState, sessionState } from '@grandstand/bus-contracts';
import { useBus, useBusState } from '@grandstand/bus-contracts/react';
import type { GameManifest } from '../manifest';

/**
 * The press of something that is for players: a guest is asked to sign in over the page, and what they pressed is done
 * then, with `wasGuest`. Closing the dialog without signing in ends it: a later sign-in has another reason.
 */
export function useAsPlayer(act: (wasGuest: boolean) => void): () => void {
  const bus = useBus<GameManifest>();
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const isDialogOpen = (useBusState(dialogsState)?.open ?? null) !== null;
  /** The press of a guest: `asked` until the dialog is open, `waiting` while it is. */
  const press = useRef<'none' | 'asked' | 'waiting'>('none');
  useEffect(() => {
    if (press.current === 'none') return;
    // The session is published before the dialog closes, so a player who has signed in is seen here first.
    if (isPlayer) {
      press.current = 'none';
      act(true);
    } else if (isDialogOpen) press.current = 'waiting';
    else if (press.current === 'waiting') press.current = 'none';
  }, [isPlayer, isDialogOpen, act]);
  return () => {
    if (isPlayer) {
      act(false);
      return;
    }
    press.current = 'asked';
    bus.send(dialogsOpen, { name: 'sign-in' }).catch(() => {
      press.current = 'none';
    });
  };
}
