import { noticesShow } from '@grandstand/bus-contracts';
import type { OpenDialog } from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../frame/part';
import { useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/with-texts';
import type { DialogProps } from './dialog-props';

// Dialogs are not part of the first load.
const signIn = lazyWithTexts('guest', async () => (await import('./auth/sign-in')).SignIn);
const registration = lazyWithTexts(
  'guest',
  async () => (await import('./registration/registration')).Registration,
);
const forgotPassword = lazyWithTexts(
  'guest',
  async () => (await import('./auth/recovery/forgot-password')).ForgotPassword,
);
const settings = lazyWithTexts('player', async () => (await import('./settings')).SettingsDialog);
const cookies = lazyWithTexts(
  'consent',
  async () => (await import('../consent/consent-dialog')).ConsentDialog,
);
const stop = lazyWithTexts(
  'player',
  async () => (await import('../protection/stop-dialog')).StopDialog,
);

const transferUser = lazyWithTexts(
  'guest',
  async () => (await import('./transfer/transfer-user')).TransferUser,
);

/** The dialog that is open. */
export function Dialogs(): ReactElement | null {
  const { t } = useTranslation();
  const dialog = useBusState(dialogsShown)?.dialog ?? null;
  const { send: close } = useSend(dialogsClose);
  const { send: show } = useSend(noticesShow);
  const { language } = useLanguage();
  if (dialog === null) return null;

  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  const Open = {
    'sign-in': signIn(language),
    'forgot-password': forgotPassword(language),
    registration: registration(language),
    settings: settings(language),
    cookies: cookies(language),
    stop: stop(language),
    'transfer-user': transferUser(language),
  }[dialog.name] as ComponentType<OpenDialog & Pick<DialogProps<'cookies'>, 'onClose'>>;
  return (
    <Part key={dialog.name} fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>
        <Open {...dialog} onClose={onClose} />
      </Suspense>
    </Part>
  );
}
