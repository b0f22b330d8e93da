import { useEffect, useRef } from 'react';
import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { useBus, useBusState } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/**
 * The press of something that is for players: a guest is asked to sign in over the page, and what they pressed is done
 * then, with `wasGuest`.
 */
export function useAsPlayer(act: (wasGuest: boolean) => void): () => void {
  const bus = useBus<typeof manifest>();
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isPlayer || !isWaiting.current) return;
    isWaiting.current = false;
    act(true);
  }, [isPlayer, act]);
  return () => {
    if (isPlayer) {
      act(false);
      return;
    }
    isWaiting.current = true;
    bus.send(dialogsOpen, { name: 'sign-in' }).catch(() => {
      isWaiting.current = false;
    });
  };
}
