import type { PlacedBet } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { cashOutOpen } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './cash-out-button.module.css';
import type { Offer } from './use-offers';

interface CashOutButtonProps {
  readonly bet: PlacedBet;
  readonly offer: Offer | undefined;
}

/** Opens the cash-out of a bet; off while betting on it is suspended, absent where there is no offer. */
export function CashOutButton({ bet, offer }: CashOutButtonProps): ReactElement | null {
  const { language, t } = useAreaWords();
  const { send: open } = useSend(cashOutOpen);
  if (!offer) return null;
  const isPaused = 'refusal' in offer;
  if (isPaused && offer.refusal !== 'suspended') return null;
  const text = isPaused
    ? t('bet.cashOutPaused')
    : t('bet.cashOut', { amount: formatMoney(offer.amount, bet, languageTag(language)) });
  return (
    <p className={styles.action}>
      <Button size="s" disabled={isPaused} onClick={() => void open({ betId: bet.id })}>
        {text}
      </Button>
    </p>
  );
}
