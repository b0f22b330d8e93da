import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { installSend } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Button, TextField } from '@grandstand/ui';
import styles from './apps.module.css';

/** Sends the link of the page to a phone by SMS; what is said then is the same for every number. */
export function SmsLink(): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(installSend);
  const [phone, setPhone] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsSent(false);
    if (phone.trim() === '') {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    const answer = await send({ phone });
    setIsSent(answer !== undefined);
    if (answer !== undefined) setPhone('');
  };
  return (
    <form className={styles.sms} aria-labelledby={titleId} onSubmit={(event) => void submit(event)}>
      <h3 id={titleId} className={styles.device}>
        {t('apps.sms.title')}
      </h3>
      <TextField
        ref={field}
        label={t('apps.sms.number')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="+"
        value={phone}
        onChange={(typed) => {
          setPhone(typed);
          setIsMissing(false);
        }}
        hint={t('apps.sms.hint')}
        error={isMissing ? t('apps.sms.none') : error && (wordsOf(error) || t('apps.sms.failed'))}
      />
      <Button type="submit" isBusy={isSending}>
        {t('apps.sms.send')}
      </Button>
      <p className={styles.text} role="status">
        {isSent ? t('apps.sms.sent') : ''}
      </p>
    </form>
  );
}

/** The operator's words, where it gave some. */
function wordsOf(error: Error): string | undefined {
  return error instanceof CommandError ? error.text : undefined;
}
