import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Button, Dialog, Form, SubmitButton, Switch, TextField } from '@grandstand/ui';
import styles from '../responsible.module.css';
import { isConfirmed } from './confirming-word';

interface TypedConfirmationProps {
  readonly title: string;
  /** The consequence of confirming. */
  readonly text: string;
  /** The word to type, so that a player does not confirm by accident. */
  readonly word: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Requires a typed word, or a tick from who can't type it, before a step that can't be undone. */
export function TypedConfirmation(props: TypedConfirmationProps): ReactElement {
  const { title, text, word, action, isBusy, refusal, onConfirm, onClose } = props;
  const { t } = useAreaWords();
  const [typed, setTyped] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (): void => {
    const isRight = isTicked || isConfirmed(typed, word);
    setIsWrong(!isRight);
    if (isRight) onConfirm();
  };
  return (
    <Dialog title={title} closeLabel={t('limits.form.cancel')} onClose={onClose}>
      <Form isBusy={isBusy} onSubmit={submit}>
        <p>{text}</p>
        <p className={styles.final}>{t('limits.confirm.final')}</p>
        <TextField
          label={t('limits.confirm.type', { word })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setIsWrong(false);
          }}
          error={isWrong ? t('limits.confirm.wrong', { word }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Switch
          label={t('limits.confirm.tick')}
          isOn={isTicked}
          onChange={(isOn) => {
            setIsTicked(isOn);
            setIsWrong(false);
          }}
        />
        <Alert text={refusal} />
        <div className={styles.answers}>
          <SubmitButton size="l">{action}</SubmitButton>
          <Button size="l" onClick={onClose}>
            {t('limits.form.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
