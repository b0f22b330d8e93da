import { useState, type FormEvent, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { Button, TextField } from '@grandstand/ui';
import type { manifest } from '../manifest';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly label: string;
  /** The page that shows what was found. */
  readonly path: string;
  readonly searched: string;
}

/** A form that looks for words, also before any script. */
export function SearchForm({ label, path, searched }: SearchFormProps): ReactElement {
  const { href, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const [words, setWords] = useState(searched);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const search = words.trim();
    const to = search === '' ? path : `${path}?search=${encodeURIComponent(search)}`;
    bus.send(navigationGo, { path: to, replace: searched !== '' }).catch(() => {});
  };
  return (
    <search>
      <form className={styles.form} action={href(path)} method="get" onSubmit={submit}>
        <div className={styles.field}>
          <TextField
            label={label}
            isLabelHidden
            placeholder={label}
            type="search"
            name="search"
            maxLength={100}
            enterKeyHint="search"
            value={words}
            onChange={setWords}
          />
        </div>
        <Button type="submit">{t('search.button')}</Button>
      </form>
    </search>
  );
}
