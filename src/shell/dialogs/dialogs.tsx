import { dialogsState, noticesShow } from '@grandstand/bus-contracts';
import { dialogsClose } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../frame/lazy-part';
import { Part } from '../frame/part';
import { useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/with-texts';

// Dialogs are not part of the first load.
const signIn = lazyPart(async () => (await import('./sign-in')).SignIn);
const registration = lazyPart(async () => (await import('./registration')).Registration);
const settings = lazyWithTexts('player', async () => (await import('./settings')).SettingsDialog);
const cookies = lazyWithTexts(
  'consent',
  async () => (await import('../consent/consent-dialog')).ConsentDialog,
);

/** The dialog that is open. */
export function Dialogs(): ReactElement | null {
  const { t } = useTranslation();
  const open = useBusState(dialogsState)?.open ?? null;
  const { send: close } = useSend(dialogsClose);
  const { send: show } = useSend(noticesShow);
  const { language } = useLanguage();
  if (open === null) return null;
  const Open = {
    'sign-in': signIn(),
    registration: registration(),
    settings: settings(language),
    cookies: cookies(language),
  }[open];

  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part key={open} fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>
        <Open onClose={onClose} />
      </Suspense>
    </Part>
  );
}
