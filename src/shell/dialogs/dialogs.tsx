import { noticesShow } from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { createElement, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../frame/lazy-part';
import { Part } from '../frame/part';

// No dialog is part of the first load.
const openDialog = lazyPart(async () => (await import('./open-dialog')).OpenDialog);

/** The dialog that is open. */
export function Dialogs(): ReactElement | null {
  const { t } = useTranslation();
  const dialog = useBusState(dialogsShown)?.dialog ?? null;
  const { send: close } = useSend(dialogsClose);
  const { send: show } = useSend(noticesShow);
  if (dialog === null) return null;

  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part key={dialog.name} fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>{createElement(openDialog(), { dialog, onClose })}</Suspense>
    </Part>
  );
}
