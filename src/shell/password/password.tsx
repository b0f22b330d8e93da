import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { passwordClose, passwordDialog } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/fetched-dialog';
import { lazyPart } from '../frame/lazy-part';

const dialogPart = lazyPart(async () => (await import('./change-password')).ChangePassword);

/** The dialog in which the player chooses another password, where it is open. */
export function Password(): ReactElement | null {
  const dialog = useBusState(passwordDialog) ?? null;
  const { send: close } = useSend(passwordClose);
  if (dialog === null) return null;
  const onClose = (): void => void close({});
  return (
    <FetchedDialog onClose={onClose}>
      {createElement(dialogPart(), { dialog, onClose })}
    </FetchedDialog>
  );
}
