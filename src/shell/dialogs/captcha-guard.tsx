import { useBusState } from '@grandstand/bus-contracts/react';
import { captchaState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { Part } from '../frame/part';
import { useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/with-texts';

const captcha = lazyWithTexts('player', async () => (await import('./captcha')).Captcha);

/** Shows a captcha above every other dialog while a call waits for its answer. */
export function CaptchaGuard(): ReactElement | null {
  const state = useBusState(captchaState);
  const { language } = useLanguage();
  if (!state) return null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>{createElement(captcha(language), { state })}</Suspense>
    </Part>
  );
}
