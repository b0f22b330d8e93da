import { dialogsOpen } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { useConfig, useSessionStatus } from '../../frame/shell-state';

/** Opens the dialog that stops play for 24 hours; undefined for a guest, and where the jurisdiction has no such button. */
export function useStop(): (() => void) | undefined {
  const { send } = useSend(dialogsOpen);
  const isPlayer = useSessionStatus() === 'player';
  const isOffered = useConfig()?.play?.['isPanicButton'] === true;
  return isPlayer && isOffered ? () => void send({ name: 'stop' }) : undefined;
}
