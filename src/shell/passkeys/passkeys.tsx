import { noticesShow } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { passkeysClose, passkeysDialog } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../frame/lazy-part';
import { Part } from '../frame/part';

const passkeyDialog = lazyPart(async () => (await import('./passkey-dialog')).PasskeyDialog);

/** The dialog in which the player adds or removes a passkey, where it is open. */
export function Passkeys(): ReactElement | null {
  const { t } = useTranslation();
  const dialog = useBusState(passkeysDialog) ?? null;
  const { send: close } = useSend(passkeysClose);
  const { send: show } = useSend(noticesShow);
  if (dialog === null) return null;
  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>{createElement(passkeyDialog(), { dialog, onClose })}</Suspense>
    </Part>
  );
}
