import { useState, type ReactElement } from 'react';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Button, Dialog, Form, SubmitButton, TextField } from '@grandstand/ui';
import styles from '../responsible.module.css';
import { isWord } from './requested-value';

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

/** Requires a typed confirmation before a step that can't be undone. */
export function TypedConfirmation(props: TypedConfirmationProps): ReactElement {
  const { title, text, word, action, isBusy, refusal, onConfirm, onClose } = props;
  const { t, language } = useAreaWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (): void => {
    const isRight = isWord(typed, word, languageTag(language));
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
