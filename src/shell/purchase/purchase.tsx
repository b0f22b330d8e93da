import { noticesShow } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { purchaseClose, purchaseState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../frame/part';
import { lazyPart } from '../frame/lazy-part';

const purchaseSheet = lazyPart(async () => (await import('./purchase-sheet')).PurchaseSheet);

/** The sheet in which the player confirms a purchase, where it is open. */
export function Purchase(): ReactElement | null {
  const { t } = useTranslation();
  const sheet = useBusState(purchaseState) ?? null;
  const { send: close } = useSend(purchaseClose);
  const { send: show } = useSend(noticesShow);
  if (sheet === null) return null;
  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>{createElement(purchaseSheet(), { sheet, onClose })}</Suspense>
    </Part>
  );
}
