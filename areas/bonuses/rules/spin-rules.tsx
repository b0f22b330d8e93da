import type { ReactElement } from 'react';
import type { FreeSpinOffer } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TermList } from '@grandstand/text-ui';
import { ButtonLink, Section } from '@grandstand/ui';
import { useSpinTexts } from '../offers/use-spin-texts';
import styles from './rules.module.css';

const FACTS = ['get', 'cost', 'deadline', 'product', 'condition', 'maxWin'] as const;

interface SpinRulesProps {
  readonly offer: FreeSpinOffer;
}

/** The terms of an offer of free spins. */
export function SpinRules({ offer }: SpinRulesProps): ReactElement {
  const { t } = useAreaWords();
  const texts = useSpinTexts(offer.terms);
  return (
    <>
      <TermList facts={FACTS} texts={texts} />
      <ul className={styles.rules}>
        {(['own', 'won', 'counts', 'ends', 'excluded'] as const).map((rule) => (
          <li key={rule}>{t(`bonuses.spins.rule.${rule}`)}</li>
        ))}
        <li>{t('bonuses.rule.kept')}</li>
      </ul>
    </>
  );
}

/** The game of an offer of free spins. */
export function SpinGame({ offer }: SpinRulesProps): ReactElement {
  const { href, t } = useAreaWords();
  const { game, gameId, slug } = offer.terms;
  return (
    <Section title={t('bonuses.spins.title', { game })} isWide>
      <p>{t('bonuses.spins.only', { game })}</p>
      <ButtonLink href={href(`/slots/game/${gameId}/${slug}`)}>
        {t('bonuses.spins.play', { game })}
      </ButtonLink>
    </Section>
  );
}
