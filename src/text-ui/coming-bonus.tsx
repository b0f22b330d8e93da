import type { ReactElement } from 'react';
import { bonusGrantOf, type BonusTerms } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TermList } from './term-list';
import { useBonusTerms } from './use-bonus-terms';
import { useMoneyText } from './use-money-text';

interface ComingBonusProps {
  readonly terms: BonusTerms;
  /** Of the deposit, in minor units; null: not known yet. */
  readonly amount: number | null;
}

/** The bonus that a deposit brings, with its terms in money; the area loads `bonusTermTexts`. */
export function ComingBonus({ terms, amount }: ComingBonusProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const texts = useBonusTerms(terms);
  const { offer, wager } = terms;
  const granted = amount === null ? null : bonusGrantOf(terms, amount);
  return (
    <>
      {granted === null ? null : (
        <p>
          {t(`bonusTerms.deposit.${granted === 0 ? 'tooLittle' : 'brings'}`, {
            amount: money(amount ?? 0, terms),
            bonus: money(granted, terms),
            toStake: money(granted * wager, terms),
          })}
        </p>
      )}
      <TermList
        facts={['get', 'cost', 'deadline', 'product', 'maxStake', 'minOdds', 'maxWin']}
        texts={texts}
      />
      <p>
        <a href={href(`/bonuses/rules/${offer}`)}>{t('bonusTerms.deposit.rules')}</a>
      </p>
    </>
  );
}
