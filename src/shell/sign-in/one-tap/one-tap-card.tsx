import { useSend } from '@grandstand/bus-contracts/react';
import { authBegin, authOneTapClose, type OneTap } from '@grandstand/bus-contracts/shell';
import { Alert, Button, IconButton } from '@grandstand/ui';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './one-tap-card.module.css';

interface OneTapCardProps {
  readonly network: NonNullable<OneTap['card']>;
}

/** Offers the ordinary sign-in through a network. It lies over the page: nothing moves when it comes. */
export function OneTapCard({ network: { key, name: network } }: OneTapCardProps): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  const { send: begin, isSending, error } = useSend(authBegin);
  const { send: close } = useSend(authOneTapClose);
  const closeByKey = ({ key: pressed }: KeyboardEvent): void => {
    if (pressed === 'Escape') void close({});
  };
  return (
    <section className={styles.card} aria-labelledby={titleId} onKeyDown={closeByKey}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('oneTap.title', { network })}
        </h2>
        <IconButton icon="close" label={t('oneTap.close')} onPress={() => void close({})} />
      </div>
      <p>{t('oneTap.text')}</p>
      <Alert text={error && t('oneTap.failedText')} />
      <Button
        kind="primary"
        isWide
        isBusy={isSending}
        onClick={() => void begin({ mode: 'social', network: key })}
      >
        {t('oneTap.go', { network })}
      </Button>
    </section>
  );
}
