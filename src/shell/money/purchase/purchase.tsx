import { purchaseClose, purchaseState } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const purchaseSheet = lazyPart(async () => (await import('./purchase-sheet')).PurchaseSheet);

/** The sheet in which the player confirms a purchase, where it is open. */
export function Purchase(): ReactElement {
  return <StateDialog state={purchaseState} close={purchaseClose} part={purchaseSheet} />;
}
