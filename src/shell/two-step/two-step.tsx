import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { twoStepClose, twoStepDialog } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/fetched-dialog';
import { lazyPart } from '../frame/lazy-part';

const dialogPart = lazyPart(async () => (await import('./two-step-dialog')).TwoStepDialog);

/** The dialog of two-step sign-in, where it is open. */
export function TwoStep(): ReactElement | null {
  const dialog = useBusState(twoStepDialog) ?? null;
  const { send: close } = useSend(twoStepClose);
  if (dialog === null) return null;
  const onClose = (): void => void close({});
  return (
    <FetchedDialog onClose={onClose}>
      {createElement(dialogPart(), { dialog, onClose })}
    </FetchedDialog>
  );
}
