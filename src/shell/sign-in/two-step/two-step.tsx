import { twoStepClose, twoStepDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const dialogPart = lazyPart(async () => (await import('./two-step-dialog')).TwoStepDialog);

/** The dialog of two-step sign-in, where it is open. */
export function TwoStep(): ReactElement {
  return <StateDialog state={twoStepDialog} close={twoStepClose} part={dialogPart} />;
}
