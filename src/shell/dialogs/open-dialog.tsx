import type { OpenDialog as Opened } from '@grandstand/bus-contracts';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/with-texts';
import type { DialogProps } from './dialog-props';

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

interface OpenDialogProps {
  readonly dialog: Opened;
  readonly onClose: () => void;
}

/** A dialog by its name, with what it begins with. */
export function OpenDialog({ dialog, onClose }: OpenDialogProps): ReactElement {
  const { language } = useLanguage();
  const dialogOf = {
    'sign-in': signIn,
    'forgot-password': forgotPassword,
    registration,
    settings,
    cookies,
    stop,
    'transfer-user': transferUser,
  }[dialog.name];
  const Named = dialogOf(language) as ComponentType<
    Opened & Pick<DialogProps<'cookies'>, 'onClose'>
  >;
  // A boundary outside would render this again after a failed fetch, which would fetch on and on.
  return (
    <Suspense fallback={null}>
      <Named {...dialog} onClose={onClose} />
    </Suspense>
  );
}
