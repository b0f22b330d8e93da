import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { purchaseClose, purchaseState } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/fetched-dialog';
import { lazyPart } from '../frame/lazy-part';

const purchaseSheet = lazyPart(async () => (await import('./purchase-sheet')).PurchaseSheet);

/** The sheet in which the player confirms a purchase, where it is open. */
export function Purchase(): ReactElement | null {
  const sheet = useBusState(purchaseState) ?? null;
  const { send: close } = useSend(purchaseClose);
  if (sheet === null) return null;
  const onClose = (): void => void close({});
  return (
    <FetchedDialog onClose={onClose}>
      {createElement(purchaseSheet(), { sheet, onClose })}
    </FetchedDialog>
  );
}
