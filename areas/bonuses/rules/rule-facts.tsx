import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './rules.module.css';

interface RuleFactsProps<Fact extends string> {
  readonly facts: readonly Fact[];
  /** Null: the terms have none. */
  readonly texts: Readonly<Record<Fact, string | null>>;
}

/** Terms of an offer, each with its name. */
export function RuleFacts<Fact extends string>({
  facts,
  texts,
}: RuleFactsProps<Fact>): ReactElement {
  const { t } = useAreaWords();
  return (
    <dl className={styles.facts}>
      {facts.map((fact) =>
        texts[fact] === null ? null : (
          <div key={fact} className={styles.fact}>
            <dt>{t(`bonuses.term.${fact}`)}</dt>
            <dd>{texts[fact]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
