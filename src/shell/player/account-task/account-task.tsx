import { profileClose, profileDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const dialogPart = lazyPart(async () => (await import('./account-task-dialog')).AccountTaskDialog);

/** The dialog in which the player confirms what they have asked for on the page of their account, where it is open. */
export function AccountTask(): ReactElement {
  return <StateDialog state={profileDialog} close={profileClose} part={dialogPart} />;
}
