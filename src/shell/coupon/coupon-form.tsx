import { couponSetSystemValue, type CouponState } from '@grandstand/bus-contracts';
import { formatCoef, formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSessionStatus, useSettings } from '../shell-state';
import styles from './coupon.module.css';
import { CouponProblem } from './coupon-problem';
import { StakeField } from './stake-field';
import { stakeCount, useStakeMoney } from './words-and-money';
import { usePlacing } from './use-placing';

/** The coupon's lower end: the stake, what it may bring, and the button. */
export function CouponForm({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { coefViewId } = useSettings();
  const isPlayer = useSessionStatus() === 'player';
  const money = useStakeMoney();
  const { place, problem, tellStake } = usePlacing(coupon, money.account);
  const { amount, coef, possibleWin, placing } = coupon;
  const isBusy = placing.status !== 'idle';
  const count = stakeCount(coupon);
  const total = amount === null ? null : amount * count;
  const left = money.account && total !== null ? money.account.money - total : null;
  const write = (minor: number | null): string =>
    minor === null ? '—' : formatMoney(minor, money, tag);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) place();
      }}
    >
      {coupon.typeId === 2 && coupon.systemValues.length > 0 ? (
        <SystemSize coupon={coupon} />
      ) : null}
      <dl className={styles.facts}>
        {coef === null ? null : (
          <div className={styles.fact}>
            <dt>{t('coupon.coef')}</dt>
            <dd>{formatCoef(coef, coefViewId)}</dd>
          </div>
        )}
      </dl>
      <StakeField coupon={coupon} money={money} isBusy={isBusy} onText={tellStake} />
      {count > 1 && total !== null ? (
        <p className={styles.hint}>
          {t('coupon.stakePerBet', { count, total: formatMoney(total, money, tag) })}
        </p>
      ) : null}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('coupon.possibleWin')}</dt>
          <dd className={styles.win}>{write(possibleWin)}</dd>
        </div>
        {isPlayer && left !== null && left >= 0 ? (
          <div className={styles.fact}>
            <dt>{t('coupon.balanceLeft')}</dt>
            <dd>{write(left)}</dd>
          </div>
        ) : null}
      </dl>
      <CouponProblem problem={problem} coupon={coupon} money={money} onAgain={place} />
      <Button type="submit" kind="primary" size="l" isWide isBusy={isBusy}>
        <span className={styles.place}>
          <span>{t('coupon.place')}</span>
          {total === null ? null : <span>{formatMoney(total, money, tag)}</span>}
        </span>
      </Button>
      <p className={styles.hint} role="status">
        {isBusy ? t(`coupon.${placing.status}`) : ''}
      </p>
    </form>
  );
}

function SystemSize({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTranslation();
  const { send } = useSend(couponSetSystemValue);
  const m = coupon.bets.filter((bet) => bet.blockId !== 1).length;
  return (
    <Select
      label={t('coupon.systemSize')}
      shape="form"
      value={coupon.systemValue}
      options={coupon.systemValues.map((k) => ({
        value: k,
        label: t('coupon.systemOption', { k, m }),
      }))}
      onChange={(systemValue) => void send({ systemValue })}
    />
  );
}
