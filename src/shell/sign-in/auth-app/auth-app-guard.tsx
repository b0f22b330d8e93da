import { sessionState } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authAppClose, authAppState } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../../frame/loading/fetched-dialog';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

const sheet = lazyWithTexts('guest', async () => (await import('./auth-app-sheet')).AuthAppSheet);

/** Asks a player about a link or a QR code of the address; a guest signs in first. */
export function AuthAppGuard(): ReactElement | null {
  const state = useBusState(authAppState);
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send: close } = useSend(authAppClose);
  const { language } = useLanguage();
  if (!isPlayer || !state?.kind) return null;
  return (
    <FetchedDialog onClose={() => void close({})}>
      {createElement(sheet(language), { state })}
    </FetchedDialog>
  );
}
