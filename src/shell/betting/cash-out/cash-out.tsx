import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { cashOutClose, cashOutState } from '@grandstand/bus-contracts/shell';
import { createElement, type ReactElement } from 'react';
import { FetchedDialog } from '../../frame/loading/fetched-dialog';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

const dialog = lazyWithTexts(
  'player',
  async () => (await import('./cash-out-dialog')).CashOutDialog,
);

/** The dialog in which the player cashes out a bet, where it is open. */
export function CashOut(): ReactElement | null {
  const { language } = useLanguage();
  const betId = useBusState(cashOutState)?.betId ?? null;
  const { send: close } = useSend(cashOutClose);
  if (betId === null) return null;
  const onClose = (): void => void close({});
  return (
    <FetchedDialog key={betId} onClose={onClose}>
      {createElement(dialog(language), { betId, onClose })}
    </FetchedDialog>
  );
}
