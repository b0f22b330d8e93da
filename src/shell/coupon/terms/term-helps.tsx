import type { CouponState } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, SYSTEM } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCouponSettings } from '../words-and-money';
import { TermHelp } from './term-help';

export interface TermHelpsProps {
  readonly coupon: CouponState;
}

/** What the terms of a coupon mean, each behind a press. */
export function TermHelps({ coupon }: TermHelpsProps): ReactElement {
  const { t } = useTranslation();
  const { exactCoef } = useCouponSettings();
  const { antiExpressCoef, hyperBonus } = coupon;
  return (
    <>
      {antiExpressCoef === null ? null : (
        <TermHelp term="anti-accumulator" name={t('coupon.antiExpress')} />
      )}
      {hyperBonus && hyperBonus.percent > 0 ? (
        <TermHelp
          term="hyper-bonus"
          name={t('coupon.hyperBonus', { min: hyperBonus.minPercent, max: hyperBonus.maxPercent })}
        />
      ) : null}
      {coupon.bonusBet ? <TermHelp term="bonus-bet" name={t('coupon.bonusBet.name')} /> : null}
      {coupon.bets.some(({ blockId }) => blockId === BANKER_BLOCK) ? (
        <TermHelp term="banker" name={t('coupon.banker.name')} />
      ) : null}
      {coupon.typeId === SYSTEM ? <TermHelp term="system" name={t('coupon.types.2')} /> : null}
      {exactCoef === 0 ? null : <TermHelp term="requested-odds" name={t('coupon.exactCoef')} />}
      {coupon.isFreeBet ? <TermHelp term="free-bet" name={t('coupon.freeBet.name')} /> : null}
      {coupon.availablePrepaidAmount > 0 && !coupon.isFreeBet ? (
        <TermHelp term="advance" name={t('coupon.prepaidName')} />
      ) : null}
    </>
  );
}
