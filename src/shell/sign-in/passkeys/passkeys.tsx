import { passkeysClose, passkeysDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const dialogPart = lazyPart(async () => (await import('./passkey-dialog')).PasskeyDialog);

/** The dialog in which the player adds or removes a passkey, where it is open. */
export function Passkeys(): ReactElement {
  return <StateDialog state={passkeysDialog} close={passkeysClose} part={dialogPart} />;
}
