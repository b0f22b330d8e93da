import { passwordClose, passwordDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const dialogPart = lazyPart(async () => (await import('./change-password')).ChangePassword);

/** The dialog in which the player chooses another password, where it is open. */
export function Password(): ReactElement {
  return <StateDialog state={passwordDialog} close={passwordClose} part={dialogPart} />;
}
