import type { ReactElement } from 'react';
import type { PaymentMethods } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import {
  LIMITS_PATH,
  PROFILE_PATH,
  SUPPORT_PATH,
  VERIFICATION_PATH,
  WITHDRAWAL_PATH,
} from '../page/payments-screen';
import { useTimeText } from '../page/use-time-text';
import wish from '../wish/wish.module.css';
import styles from './recharge.module.css';

/** Where the player goes on, by the operator's code. */
const WAYS: Readonly<Record<string, { readonly path: string; readonly label: string }>> = {
  'deposit-timeout': { path: LIMITS_PATH, label: 'limits' },
  'return-unconfirmed': { path: LIMITS_PATH, label: 'limits' },
  'session-limit-reached': { path: LIMITS_PATH, label: 'limits' },
  'hold-check': { path: VERIFICATION_PATH, label: 'verify' },
  'not-activated': { path: PROFILE_PATH, label: 'profile' },
};

interface BarredProps {
  readonly barred: NonNullable<PaymentMethods['barred']>;
}

/** Why the player may not pay in now, until when, and what they can do; their money can go out all the same. */
export function Barred({ barred: { code, text, endsAt } }: BarredProps): ReactElement {
  const { href, t } = useAreaWords();
  const timeText = useTimeText();
  const way = WAYS[code];
  return (
    <section className={wish.card} aria-labelledby="recharge-barred">
      <h2 id="recharge-barred" className={wish.title}>
        {t('recharge.barred.title')}
      </h2>
      <p className={wish.text}>{text}</p>
      {endsAt === null ? null : (
        <p className={wish.text}>{t('recharge.barred.until', { time: timeText(endsAt) })}</p>
      )}
      <div className={styles.presets}>
        {way ? (
          <ButtonLink kind="primary" href={href(way.path)}>
            {t(`recharge.barred.${way.label}`)}
          </ButtonLink>
        ) : null}
        <ButtonLink href={href(SUPPORT_PATH)}>{t('recharge.barred.support')}</ButtonLink>
        <ButtonLink href={href(WITHDRAWAL_PATH)}>{t('recharge.barred.withdraw')}</ButtonLink>
      </div>
    </section>
  );
}
