import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { passkeysClose, passkeysDialog } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/fetched-dialog';
import { lazyPart } from '../frame/lazy-part';

const passkeyDialog = lazyPart(async () => (await import('./passkey-dialog')).PasskeyDialog);

/** The dialog in which the player adds or removes a passkey, where it is open. */
export function Passkeys(): ReactElement | null {
  const dialog = useBusState(passkeysDialog) ?? null;
  const { send: close } = useSend(passkeysClose);
  if (dialog === null) return null;
  const onClose = (): void => void close({});
  return (
    <FetchedDialog onClose={onClose}>
      {createElement(passkeyDialog(), { dialog, onClose })}
    </FetchedDialog>
  );
}
