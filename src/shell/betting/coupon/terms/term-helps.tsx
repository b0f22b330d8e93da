import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { TermHelp } from './term-help';
import type { Term } from './terms-of';

export interface TermHelpsProps {
  readonly terms: readonly Term[];
  readonly hyperBonus: CouponState['hyperBonus'];
}

/** What the terms of a coupon mean, each behind a press. */
export function TermHelps({ terms, hyperBonus }: TermHelpsProps): ReactElement {
  const { t } = useTexts();
  const names: Readonly<Record<Term, string>> = {
    'anti-accumulator': t('coupon.antiExpress'),
    'hyper-bonus': t('coupon.hyperBonus', {
      min: hyperBonus?.minPercent,
      max: hyperBonus?.maxPercent,
    }),
    'bonus-bet': t('coupon.bonusBet.name'),
    banker: t('coupon.banker.name'),
    system: t('coupon.types.2'),
    'requested-odds': t('coupon.exactCoef'),
    'free-bet': t('coupon.freeBet.name'),
    advance: t('coupon.prepaidName'),
  };
  return (
    <>
      {terms.map((term) => (
        <TermHelp key={term} term={term} name={names[term]} />
      ))}
    </>
  );
}
