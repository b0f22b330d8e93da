import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { paymentsClose, paymentsDialog } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/fetched-dialog';
import { lazyPart } from '../frame/lazy-part';

const dialogPart = lazyPart(async () => (await import('./withdraw-dialog')).WithdrawDialog);

/** The dialog in which the player confirms a withdrawal, where it is open. */
export function Withdraw(): ReactElement | null {
  const dialog = useBusState(paymentsDialog) ?? null;
  const { send: close } = useSend(paymentsClose);
  if (dialog === null) return null;
  const onClose = (): void => void close({});
  return (
    <FetchedDialog onClose={onClose}>
      {createElement(dialogPart(), { dialog, onClose })}
    </FetchedDialog>
  );
}
