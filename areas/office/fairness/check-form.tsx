import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, classNames } from '@grandstand/ui';
import { useId, useState, type ReactElement } from 'react';
import styles from './fairness.module.css';
import { useCheck } from './use-check';
import { Verdict } from './verdict';

const ROWS = 6;

/** Checks a round that was published anywhere. */
export function CheckForm(): ReactElement {
  const { t } = useAreaWords();
  const id = useId();
  const [text, setText] = useState('');
  const { verdict, check, clear } = useCheck();
  return (
    <section
      className={classNames(styles.card, styles.last)}
      aria-label={t('fairness.check.title')}
    >
      <h2 className={styles.title}>{t('fairness.check.title')}</h2>
      <p className={styles.text}>{t('fairness.check.text')}</p>
      <form
        className={styles.checkForm}
        onSubmit={(event) => {
          event.preventDefault();
          check(valueOf(text));
        }}
      >
        <label className={styles.name} htmlFor={id}>
          {t('fairness.check.label')}
        </label>
        <textarea
          id={id}
          className={styles.round}
          rows={ROWS}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            clear();
          }}
        />
        <div className={styles.answers}>
          <Button type="submit">{t('fairness.check.action')}</Button>
          <Verdict verdict={verdict} />
        </div>
      </form>
    </section>
  );
}

/** The value of a text of JSON; undefined if it is none. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
