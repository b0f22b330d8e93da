import { useState, type FormEvent, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { Button, TextField } from '@grandstand/ui';
import type { manifest } from '../manifest';
import { dayPath, LIST_STEP, type DayScreen } from '../page/results-screen';
import styles from './day-form.module.css';

interface DayFormProps {
  readonly screen: DayScreen;
  /** The day of the answer, and the first one that the operator has. */
  readonly day: string | undefined;
  readonly firstDay: string | undefined;
}

/** Chooses a day and a name; a form that also works before any script. Another day or search of the address is another form, by its key. */
export function DayForm({ screen, day, firstDay }: DayFormProps): ReactElement {
  const { href, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const shown = screen.day ?? day ?? '';
  const [date, setDate] = useState(shown);
  const [words, setWords] = useState(screen.search);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const path = dayPath({
      ...screen,
      day: date === '' || date === day ? screen.day : date,
      search: words.trim(),
      limit: LIST_STEP,
    });
    bus.send(navigationGo, { path }).catch(() => {});
  };
  return (
    <search>
      <form className={styles.form} action={href('/results')} method="get" onSubmit={submit}>
        {screen.sport === undefined ? null : (
          <input type="hidden" name="sport" value={screen.sport} />
        )}
        <TextField
          label={t('form.day')}
          type="date"
          name="day"
          min={firstDay}
          value={date}
          onChange={setDate}
        />
        <TextField
          label={t('form.search')}
          type="search"
          name="search"
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('form.hint')}
          value={words}
          onChange={setWords}
        />
        <div className={styles.button}>
          <Button type="submit" kind="primary">
            {t('form.show')}
          </Button>
        </div>
      </form>
    </search>
  );
}
