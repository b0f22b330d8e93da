import { useId, useState, type ReactElement } from 'react';
import { limitsBlockUser } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import { givenReason, NO_REASON, ReasonSelect, type Reasons } from './reason-select';
import styles from '../responsible.module.css';
import { TypedConfirmation } from './typed-confirmation';
import { refusalText } from './use-save';

/** Closes the account permanently. */
export function CloseAccount({ reasons }: { readonly reasons: Reasons }): ReactElement {
  const { t } = useAreaWords();
  const titleId = useId();
  const { send, isSending, error } = useSend(limitsBlockUser);
  const [reason, setReason] = useState(NO_REASON);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('limits.closing.title')}
        </h2>
        <p className={styles.text}>{t('limits.closing.text')}</p>
      </div>
      <div className={styles.closing}>
        <div className={styles.reason}>
          <ReasonSelect reasons={reasons} value={reason} onChange={setReason} />
        </div>
        <Button onClick={() => setIsAsked(true)}>{t('limits.closing.ask')}</Button>
      </div>
      {isAsked ? (
        <TypedConfirmation
          title={t('limits.closing.question')}
          text={t('limits.closing.consequence')}
          word={t('limits.closing.word')}
          action={t('limits.closing.action')}
          isBusy={isSending}
          refusal={error && refusalText(error, t)}
          onConfirm={() => void send(givenReason(reason))}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </section>
  );
}
