import { useState, type ReactElement } from 'react';
import { CommandError, type AnswerOf } from '@grandstand/bus-contracts';
import { promoCheck } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Form, Section, SubmitButton, TextField } from '@grandstand/ui';
import { CodeFacts } from './code-facts';
import styles from './codes.module.css';

const MAX_CODE_LENGTH = 40;

/** Checks a code that the player has: what it gives, until when, and whether it was used. */
export function CheckCode(): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(promoCheck);
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<AnswerOf<typeof promoCheck> | null>(null);
  const code = text.trim();
  const check = async (): Promise<void> => {
    setTried(code === '');
    if (code !== '') setAnswer((await send({ code })) ?? null);
  };
  return (
    <Section title={t('bonuses.codes.check')}>
      <Form isBusy={isSending} onSubmit={() => void check()}>
        <TextField
          label={t('bonuses.codes.code')}
          autoComplete="off"
          maxLength={MAX_CODE_LENGTH}
          value={text}
          error={wasTried ? t('bonuses.codes.empty') : undefined}
          onChange={setText}
        />
        <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
        <SubmitButton>{t('bonuses.codes.submit')}</SubmitButton>
      </Form>
      <div role="status" className={styles.answer}>
        {answer === null || error !== undefined ? null : (
          <>
            {answer.code ? (
              <p className={styles.row}>
                <CodeFacts code={answer.code} />
              </p>
            ) : (
              <p>{t('bonuses.codes.unknown')}</p>
            )}
            <p className={styles.quiet}>
              {t('bonuses.codes.triesLeft', { count: answer.triesLeft })}
            </p>
          </>
        )}
      </div>
    </Section>
  );
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`bonuses.codes.fault.${code}`, 'bonuses.codes.fault.unavailable'];
}
