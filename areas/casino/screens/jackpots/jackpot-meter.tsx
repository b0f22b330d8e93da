import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { useMeter } from '@grandstand/game-ui';
import type { ReactElement } from 'react';
import styles from './jackpots.module.css';

export type Jackpot = Jackpots['jackpots'][number];

const SOON = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

interface JackpotMeterProps {
  readonly jackpot: Jackpot;
  readonly currency: Pick<Jackpots, 'iso' | 'scale'>;
}

/** What a jackpot has now, and by when or by which amount it drops. */
export function JackpotMeter({ jackpot, currency }: JackpotMeterProps): ReactElement {
  const { language, t } = useAreaWords();
  const timeOf = useTimeText(SOON);
  const money = useMeter(jackpot);
  const write = (amount: number): string => formatMoney(amount, currency, languageTag(language));
  const { ceiling, endsAt } = jackpot;
  return (
    <>
      <p className={styles.money}>{write(money)}</p>
      <p className={styles.until}>
        {ceiling === null
          ? t('jackpots.beforeTime', { time: timeOf(endsAt ?? 0) })
          : t('jackpots.before', { money: write(ceiling) })}
      </p>
    </>
  );
}
