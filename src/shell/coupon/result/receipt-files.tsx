import type { PlacedBet } from '@grandstand/bus-contracts';
import { priceReceipt } from '@grandstand/bus-contracts/domain';
import { Button, Icon, saveFile } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps the prices of a bet as a file of the player's own. */
export function ReceiptFiles({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const { t } = useTranslation();
  const save = (): void =>
    saveFile(
      `bet-${bet.id}.json`,
      JSON.stringify(priceReceipt(bet), undefined, 2),
      'application/json',
    );
  return (
    <Button size="s" onClick={save}>
      <Icon name="download" size="s" /> {t('coupon.receipt.save')}
    </Button>
  );
}
