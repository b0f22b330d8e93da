import { useState, type ReactElement } from 'react';
import type { SupportAnswer } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Section, TextField } from '@grandstand/ui';
import styles from '../page/support-app.module.css';
import { searchAnswers } from './search-answers';

/** The answers that are shown before a search. */
const SHOWN = 5;

/** Short answers to usual questions, by a search. */
export function Answers({ answers }: { readonly answers: readonly SupportAnswer[] }): ReactElement {
  const { href, t } = useAreaWords();
  const [search, setSearch] = useState('');
  const [areAllShown, setAreAllShown] = useState(false);
  const isSearched = search.trim() !== '';
  const found = searchAnswers(answers, search);
  const shown = isSearched || areAllShown ? found : found.slice(0, SHOWN);
  return (
    <Section title={t('answers.title')}>
      <TextField
        type="search"
        label={t('answers.search')}
        value={search}
        maxLength={100}
        onChange={setSearch}
      />
      <p className={styles.quiet} role="status">
        {isSearched ? t('answers.found', { number: found.length }) : ''}
      </p>
      {found.length === 0 ? <p>{t('answers.none')}</p> : null}
      <div>
        {shown.map(({ id, title, text, path }) => (
          <details key={id} className={styles.fold}>
            <summary className={styles.summary}>{title}</summary>
            <div className={styles.answer}>
              <p>{text}</p>
              {path === null ? null : (
                <p>
                  <a
                    className={styles.link}
                    href={href(path)}
                    aria-label={`${t('answers.open')}: ${title}`}
                  >
                    {t('answers.open')}
                  </a>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
      {shown.length < found.length ? (
        <div>
          <Button size="s" onClick={() => setAreAllShown(true)}>
            {t('answers.all')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
