import { clientSeedSchema } from '@grandstand/bus-contracts/domain/fair';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { is } from 'valibot';
import styles from './fairness.module.css';

const RANDOM_BYTES = 8;

interface ClientSeedFormProps {
  /** The one in use; empty: none. */
  readonly clientSeed: string;
  readonly isBusy: boolean;
  readonly onSave: (clientSeed: string) => void;
}

/** The player's own part of each round. */
export function ClientSeedForm({ clientSeed, isBusy, onSave }: ClientSeedFormProps): ReactElement {
  const { t } = useAreaWords();
  const [text, setText] = useState(clientSeed);
  const [isWrong, setIsWrong] = useState(false);
  const change = (value: string): void => {
    setText(value);
    setIsWrong(false);
  };
  const submit = (): void => {
    const isRight = is(clientSeedSchema, text);
    setIsWrong(!isRight);
    if (isRight) onSave(text);
  };
  return (
    <div className={styles.seedForm}>
      <Form isBusy={isBusy} onSubmit={submit}>
        <TextField
          label={t('fairness.clientSeed.label')}
          value={text}
          onChange={change}
          error={isWrong ? t('fairness.clientSeed.wrong') : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className={styles.answers}>
          <SubmitButton>{t('fairness.clientSeed.save')}</SubmitButton>
          <Button onClick={() => change(randomText())}>{t('fairness.clientSeed.random')}</Button>
        </div>
      </Form>
    </div>
  );
}

/** A client seed that nobody could know before. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
