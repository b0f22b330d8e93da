import type { ReactElement } from 'react';
import type { PromoCodeView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText } from '@grandstand/text-ui';
import { useTimeText } from '../../page/use-texts';
import styles from './codes.module.css';

/** What a code gives, until when, and whether it was used. */
export function CodeFacts({ code }: { readonly code: PromoCodeView }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { effect, endsAt, isUsed } = code;
  return (
    <>
      <code className={styles.code}>{code.code}</code>
      <span>
        {effect.kind === 'hyper-bonus'
          ? t('bonuses.codes.gives.hyper-bonus', { percent: effect.percent })
          : t(`bonuses.codes.gives.${effect.kind}`, { money: money(effect.money, effect) })}
      </span>
      <span className={styles.quiet}>
        {isUsed
          ? t('bonuses.codes.used')
          : endsAt === null
            ? t('bonuses.codes.noEnd')
            : t('bonuses.codes.until', { time: time(endsAt) })}
      </span>
    </>
  );
}
