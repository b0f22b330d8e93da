import { useState, type ReactElement } from 'react';
import type { BonusView } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Form, inOrder, SubmitButton, TextField } from '@grandstand/ui';
import styles from './bonus.module.css';

interface SafeBoardProps {
  readonly view: Extract<BonusView, { game: 'safe' }>;
  readonly isOver: boolean;
  readonly isBusy: boolean;
  readonly onMove: (move: string) => void;
}

/** The guesses of the code with their hints in words, and the field of the next one. */
export function SafeBoard({ view, isOver, isBusy, onMove }: SafeBoardProps): ReactElement {
  const { t } = useAreaWords();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (): void => {
    const isCode = /^\d{3}$/.test(text);
    setIsWrong(!isCode);
    if (!isCode) return;
    onMove(`guess-${text}`);
    setText('');
  };
  return (
    <>
      <p className={styles.code} aria-hidden="true">
        {view.open.map((digit) => digit ?? '•').join(' ')}
      </p>
      <ol className={styles.guesses} aria-label={t('bonus.safe.guesses')}>
        {inOrder(view.guesses, ({ digits, hints }) => (
          // Guesses are only added.
          <li>
            {hints
              .map((hint, place) => t(`bonus.safe.${hint}`, { digit: digits[place] }))
              .join(', ')}
          </li>
        ))}
      </ol>
      {isOver ? null : (
        <Form aria-label={t('bonus.safe.form')} isBusy={isBusy} onSubmit={submit}>
          <TextField
            label={t('bonus.safe.code')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={text}
            error={isWrong ? t('bonus.safe.wrong') : undefined}
            onChange={setText}
          />
          <SubmitButton>{t('bonus.safe.try')}</SubmitButton>
        </Form>
      )}
    </>
  );
}
