import type { ReactElement } from 'react';
import type { MoneyOffer } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { gameNames, TermList, useBonusTerms } from '@grandstand/text-ui';
import { Section } from '@grandstand/ui';
import type { Base } from '../page/bonuses-screen';
import styles from './rules.module.css';

const FACTS = ['get', 'cost', 'deadline', 'product', 'maxStake', 'minOdds', 'maxWin'] as const;

interface MoneyRulesProps {
  readonly base: Base;
  readonly offer: MoneyOffer;
}

/** The terms of an offer of bonus money. */
export function MoneyRules({ base, offer }: MoneyRulesProps): ReactElement {
  const { href, t } = useAreaWords();
  const { id, terms } = offer;
  const texts = useBonusTerms(terms);
  return (
    <>
      <TermList facts={FACTS} texts={texts} />
      {texts.example === null ? null : <p>{texts.example}</p>}
      <ul className={styles.rules}>
        {terms.insurance
          ? (['placed', 'legs', 'none', 'once', 'excluded'] as const).map((rule) => (
              <li key={rule}>{t(`bonuses.insurance.${rule}`)}</li>
            ))
          : null}
        {(['first', 'refused', 'counts', 'leave', 'kept'] as const).map((rule) => (
          <li key={rule}>{t(`bonuses.rule.${rule}`)}</li>
        ))}
      </ul>
      {terms.product === 'casino' ? (
        <p>
          <a className={styles.link} href={href(`${base}/games/${id}`)}>
            {t('bonuses.games.link')}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** Which games count for an offer of bonus money. */
export function MoneyGames({ offer }: Pick<MoneyRulesProps, 'offer'>): ReactElement {
  const { t } = useAreaWords();
  const { contribution, excluded, games } = offer.terms;
  return (
    <Section title={t('bonuses.games.title')} isWide>
      <ul className={styles.rules}>
        {Object.entries(contribution).map(([kind, percent]) => (
          <li key={kind}>
            {t('bonuses.games.counts', { kind: t(`bonuses.kind.${kind}`), percent })}
          </li>
        ))}
      </ul>
      {games ? <p>{t('bonuses.games.only', { games: gameNames(games) })}</p> : null}
      <p>{t(games ? 'bonuses.games.otherGames' : 'bonuses.games.others')}</p>
      {excluded.length === 0 ? null : (
        <p>{t('bonuses.games.excluded', { games: gameNames(excluded) })}</p>
      )}
    </Section>
  );
}
