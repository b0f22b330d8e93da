import { sessionState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { authAppState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { Part } from '../../frame/part';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/with-texts';

const sheet = lazyWithTexts('guest', async () => (await import('./auth-app-sheet')).AuthAppSheet);

/** Asks a player about a link or a QR code of the address; a guest signs in first. */
export function AuthAppGuard(): ReactElement | null {
  const state = useBusState(authAppState);
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { language } = useLanguage();
  if (!isPlayer || !state?.kind) return null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>{createElement(sheet(language), { state })}</Suspense>
    </Part>
  );
}
