import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import type { Marbles } from '../data/marbles';
import { announcementOf, roundOf, type Announcements } from '../results/announcements';
import styles from './marbles-app.module.css';

interface HowItWorksProps {
  readonly marbles: Marbles;
  readonly announcements: Announcements;
}

/** The rules of the races, and what is published before they are run. */
export function HowItWorks({ marbles, announcements }: HowItWorksProps): ReactElement {
  const { t } = useAreaWords();
  const { next, chain, nextChain } = marbles;
  const number = next?.number ?? 0;
  const ofNext = announcementOf(number, announcements, marbles);
  const facts = [
    ['chain', chain.terminalHash],
    ['salt', chain.salt],
    ['nextChain', nextChain?.terminalHash],
    ['nextSalt', nextChain?.salt],
    ['round', ofNext.chain && roundOf(number, ofNext.chain)],
    ['weights', ofNext.weights?.join(', ')],
  ] as const;
  return (
    <Section title={t('how.title')}>
      {(['draw', 'closing', 'settlement', 'chance'] as const).map((name) => (
        <p key={name} className={styles.text}>
          {t(`how.${name}`)}
        </p>
      ))}
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{t(`how.${name}`, { number })}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}
