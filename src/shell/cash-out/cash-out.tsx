import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { noticesShow } from '@grandstand/bus-contracts';
import { cashOutClose, cashOutState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../frame/part';
import { useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/with-texts';

const dialog = lazyWithTexts(
  'player',
  async () => (await import('./cash-out-dialog')).CashOutDialog,
);

/** The dialog in which the player cashes out a bet, where it is open. */
export function CashOut(): ReactElement | null {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const betId = useBusState(cashOutState)?.betId ?? null;
  const { send: close } = useSend(cashOutClose);
  const { send: show } = useSend(noticesShow);
  if (betId === null) return null;
  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part key={betId} fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>{createElement(dialog(language), { betId, onClose })}</Suspense>
    </Part>
  );
}
