import { useSend } from '@grandstand/bus-contracts/react';
import { ageAnswer } from '@grandstand/bus-contracts/shell';
import { Button, Dialog } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './consent.module.css';

export interface AgeDialogProps {
  readonly minAge: number;
}

/** Asks whether a visitor is of age; there is no way past it but an answer. */
export function AgeDialog({ minAge: age }: AgeDialogProps): ReactElement {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  const { send: answer, isSending } = useSend(ageAnswer);
  // Not an answer: a key that was on its way to the page would give it unseen.
  useEffect(() => text.current?.focus(), []);
  return (
    <Dialog title={t('age.title', { age })}>
      <p ref={text} className={styles.intro} tabIndex={-1}>
        {t('age.text')}
      </p>
      <div className={styles.age}>
        <Button isBusy={isSending} size="l" onClick={() => void answer({ isAdult: true })}>
          {t('age.yes', { age })}
        </Button>
        <Button isBusy={isSending} size="l" onClick={() => void answer({ isAdult: false })}>
          {t('age.no')}
        </Button>
      </div>
    </Dialog>
  );
}
