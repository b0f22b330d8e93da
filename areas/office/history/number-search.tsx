import { useState, type FormEvent, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Icon, TextField, VisuallyHidden } from '@grandstand/ui';
import { MAX_NUMBER_LENGTH } from '../page/office-screen';
import styles from './number-search.module.css';

interface NumberSearchProps {
  /** Empty: all bets. */
  readonly number: string;
  readonly onSearch: (number: string) => void;
}

/** Looks for bets by digits of their number. */
export function NumberSearch({ number, onSearch }: NumberSearchProps): ReactElement {
  const { t } = useAreaWords();
  const [typed, setTyped] = useState(number);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed.replaceAll(/\D/g, '').slice(0, MAX_NUMBER_LENGTH));
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        label={t('history.number')}
        isLabelHidden
        placeholder={t('history.number')}
        type="search"
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">
        <Icon name="search" size="s" />
        <VisuallyHidden>{t('history.find')}</VisuallyHidden>
      </Button>
    </form>
  );
}
