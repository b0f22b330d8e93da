import { useSend } from '@grandstand/bus-contracts/react';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  type CaptchaState,
} from '@grandstand/bus-contracts/shell';
import {
  Alert,
  Button,
  Dialog,
  Form,
  Icon,
  Skeleton,
  SubmitButton,
  TextField,
  useLoader,
} from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './captcha.module.css';
import dialogStyles from '../../frame/dialogs.module.css';

interface CaptchaProps {
  readonly state: NonNullable<CaptchaState>;
}

/** A picture of digits, and a question for players who cannot read it; either answer is accepted. */
export function Captcha({ state }: CaptchaProps): ReactElement {
  const { image, question, isChecking, problem } = state;
  const { t } = useTexts();
  const [answer, setAnswer] = useState({ text: '', to: image });
  const [wasTried, setWasTried] = useState(false);
  const { send: solve } = useSend(captchaAnswer);
  const { send: another } = useSend(captchaAnother);
  const { send: cancel } = useSend(captchaCancel);
  // The text for one picture does not fit the next.
  const text = answer.to === image ? answer.text : '';
  const isMissing = text.trim() === '';
  const isThere = image !== null;
  const isComing = useLoader(!isThere && problem !== 'unavailable');

  const submit = (): void => {
    setWasTried(true);
    if (isThere && !isMissing) {
      setWasTried(false);
      // The operator may take long; the dialog shows the progress.
      void solve({ text }, { deadline: Infinity });
    }
  };

  return (
    <Dialog
      title={t('captcha.title')}
      closeLabel={t('dialog.close')}
      onClose={() => void cancel({})}
    >
      <Form isBusy={isChecking} onSubmit={submit}>
        <p className={dialogStyles.text}>{t('captcha.text')}</p>
        <div className={styles.picture} aria-busy={isComing}>
          {isThere && !isComing ? (
            <img
              className={styles.image}
              src={image}
              alt={t('captcha.imageAlt')}
              width="200"
              height="64"
            />
          ) : (
            <div className={styles.image}>{isComing ? <Skeleton shape="row" /> : null}</div>
          )}
          <Button size="s" isBusy={isComing} onClick={() => void another({})}>
            <Icon name="refresh" /> {t('captcha.another')}
          </Button>
        </div>
        {question === null ? null : (
          <p className={styles.question}>
            <span className={styles.or}>{t('captcha.or')}</span> {question}
          </p>
        )}
        <TextField
          label={t('captcha.answer')}
          name="captcha"
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          value={text}
          onChange={(typed) => setAnswer({ text: typed, to: image })}
          error={wasTried && isMissing ? t('captcha.missing') : undefined}
        />
        <Alert text={problem && t(`captcha.${problem}`)} />
        <SubmitButton size="l" isWide>
          {t('captcha.submit')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
