import type { ReactElement } from 'react';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TermList } from './term-list';
import { useBonusTerms } from './use-bonus-terms';
import { useMoneyText } from './use-money-text';

interface GrantedBonusProps {
  /** Null: the deposit brought none. */
  readonly bonus: OwnBonus | null;
  /** Writes a moment. */
  readonly time: (at: number) => string;
}

/** The bonus that a deposit has brought, and what is to be cleared; the area loads `bonusTermTexts`. */
export function GrantedBonus({ bonus, time }: GrantedBonusProps): ReactElement {
  const { t } = useAreaWords();
  return bonus ? (
    <BonusFacts bonus={bonus} time={time} />
  ) : (
    <p>{t('bonusTerms.deposit.broughtNone')}</p>
  );
}

function BonusFacts({
  bonus,
  time,
}: GrantedBonusProps & { readonly bonus: OwnBonus }): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const { offer, terms, state, amount, wagered, toWager, endsAt } = bonus;
  const texts = useBonusTerms(terms);
  const words = {
    bonus: money(amount, terms),
    name: t([`bonusTerms.offer.${offer}`, 'bonusTerms.offer.other']),
    staked: money(wagered, terms),
    toStake: money(toWager, terms),
    time: endsAt === null ? '' : time(endsAt),
  };
  return (
    <>
      <p>{t('bonusTerms.deposit.brought', words)}</p>
      {state === 'active' ? (
        <>
          <p>{t('bonusTerms.deposit.toClear', words)}</p>
          <TermList facts={['product', 'maxStake', 'minOdds', 'maxWin']} texts={texts} />
        </>
      ) : (
        <p>{t('bonusTerms.deposit.ended')}</p>
      )}
      <p>
        <a href={href('/office/bonuses/wager')}>{t('bonusTerms.deposit.own')}</a>
      </p>
    </>
  );
}
