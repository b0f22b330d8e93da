import { useState, type FormEvent, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Button, TextField } from '@grandstand/ui';
import styles from './screen.module.css';

/** Looks for a provider by its name: a form that works before any script. */
export function ProviderSearch({ searched }: { readonly searched: string }): ReactElement {
  const { href, t } = useAreaWords();
  const [words, setWords] = useState(searched);
  const { send } = useSend(navigationGo);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const search = words.trim();
    const path = search === '' ? '/providers' : `/providers?${new URLSearchParams({ search })}`;
    void send({ path, replace: searched !== '' });
  };
  return (
    <search>
      <form className={styles.search} action={href('/providers')} method="get" onSubmit={submit}>
        <TextField
          label={t('providers.search')}
          isLabelHidden
          placeholder={t('providers.search')}
          type="search"
          name="search"
          maxLength={60}
          enterKeyHint="search"
          value={words}
          onChange={setWords}
        />
        <Button type="submit">{t('providers.find')}</Button>
      </form>
    </search>
  );
}
