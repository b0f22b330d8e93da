import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { captchaCancel, captchaState } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../../frame/loading/fetched-dialog';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

const captcha = lazyWithTexts('player', async () => (await import('./captcha')).Captcha);

/** Shows a captcha above every other dialog while a call waits for its answer. */
export function CaptchaGuard(): ReactElement | null {
  const state = useBusState(captchaState);
  const { send: cancel } = useSend(captchaCancel);
  const { language } = useLanguage();
  if (!state) return null;
  return (
    <FetchedDialog onClose={() => void cancel({})}>
      {createElement(captcha(language), { state })}
    </FetchedDialog>
  );
}
