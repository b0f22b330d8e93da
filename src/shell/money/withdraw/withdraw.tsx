import { paymentsClose, paymentsDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const dialogPart = lazyPart(async () => (await import('./withdraw-dialog')).WithdrawDialog);

/** The dialog in which the player confirms a withdrawal, where it is open. */
export function Withdraw(): ReactElement {
  return <StateDialog state={paymentsDialog} close={paymentsClose} part={dialogPart} />;
}
