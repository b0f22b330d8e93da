import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './text.module.css';

interface TermListProps<Fact extends string> {
  readonly facts: readonly Fact[];
  /** Null: the terms have none. */
  readonly texts: Readonly<Record<Fact, string | null>>;
}

/** Terms of an offer, each with its name; the area loads `bonusTermTexts`. */
export function TermList<Fact extends string>({ facts, texts }: TermListProps<Fact>): ReactElement {
  const { t } = useAreaWords();
  return (
    <dl className={styles.terms}>
      {facts.map((fact) =>
        texts[fact] === null ? null : (
          <div key={fact}>
            <dt>{t(`bonusTerms.term.${fact}`)}</dt>
            <dd>{texts[fact]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
