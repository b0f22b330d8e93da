import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { formatAmount, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { useMeter } from '@grandstand/game-ui';
import type { ReactElement } from 'react';
import { oneInMinutes, oneInStakes } from './jackpot-chance';
import type { Jackpot } from './jackpot-meter';
import styles from './screen.module.css';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface JackpotRulesProps {
  readonly jackpot: Jackpot;
  readonly currency: Pick<Jackpots, 'iso' | 'scale'>;
}

/** How a jackpot is won, with what chance, and how its threshold was fixed before. */
export function JackpotRules({ jackpot, currency }: JackpotRulesProps): ReactElement {
  const { language, t } = useAreaWords();
  const timeOf = useTimeText(MOMENT);
  const tag = languageTag(language);
  const money = (amount: number): string => formatMoney(amount, currency, tag);
  const { beganWith, ceiling, share, startsAt, endsAt, commitment } = jackpot;
  const present = useMeter(jackpot);
  const whole = (count: number): string => formatAmount(count, 0, tag);
  const unit = 10 ** currency.scale;
  const drawn =
    ceiling === null
      ? t('jackpots.byTime', { from: timeOf(startsAt ?? 0), to: timeOf(endsAt ?? 0) })
      : t('jackpots.byAmount', { from: money(beganWith), to: money(ceiling) });
  const chance =
    ceiling === null
      ? t('jackpots.oneInMinute', { number: whole(oneInMinutes(startsAt ?? 0, endsAt ?? 0)) })
      : t('jackpots.oneInStake', {
          number: whole(oneInStakes({ money: present, ceiling, share }, unit)),
          stake: money(unit),
        });
  return (
    <>
      <ul className={styles.rules}>
        <li>
          {t('jackpots.funds', {
            money: money(beganWith),
            share: `${formatAmount(share, 2, tag)}\u00a0%`,
          })}
        </li>
        <li>{drawn}</li>
        <li>{chance}</li>
      </ul>
      <dl className={styles.proof}>
        <dt>{t('jackpots.commitment')}</dt>
        <dd>
          <code className={styles.hash}>{commitment}</code>
        </dd>
      </dl>
    </>
  );
}
