import { CommandError } from '@grandstand/bus-contracts';
import { passwordChange } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Button, classNames, Section } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import styles from './list-section.module.css';

/** Has the player choose another password, in a dialog of the shell. */
export function PasswordSection(): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(passwordChange);
  const [isDone, setIsDone] = useState(false);
  const code = error instanceof CommandError ? error.code : undefined;
  // A player who has closed the dialog knows of it.
  const hasFailed = error !== undefined && code !== 'cancelled';
  const fault = code === 'resting' || code === 'not-signed-in' ? code : 'unavailable';
  const ask = async (): Promise<void> => {
    setIsDone(false);
    // The player takes the time they need.
    setIsDone((await send({}, { deadline: Infinity })) !== undefined);
  };
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      <div>
        <Button isBusy={isSending} onClick={() => void ask()}>
          {t('password.change')}
        </Button>
      </div>
      <p className={styles.text} role="status">
        {isDone ? t('password.done') : ''}
      </p>
      <p className={classNames(styles.text, styles.failed)} role="alert">
        {hasFailed ? t(`password.${fault}`) : ''}
      </p>
    </Section>
  );
}
