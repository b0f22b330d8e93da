import type { ReactElement } from 'react';
import { accountClose } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Button, Section } from '@grandstand/ui';
import { askedFailure } from '../page/asked-failure';
import styles from '../page/section-parts.module.css';

/** Closes the account, in as many presses as opening it took. */
export function ClosingSection(): ReactElement {
  const { href, t } = useAreaWords();
  const { send, isSending, error } = useSend(accountClose);
  const failure = askedFailure(error);
  return (
    <Section id="closing" title={t('closing.title')} text={t('closing.text')}>
      <p role="status" className={styles.status}>
        {failure ? t(failure === 'resting' ? 'resting' : 'closing.failed') : ''}
      </p>
      <div className={styles.answers}>
        {/* The player takes the time they need. */}
        <Button isBusy={isSending} onClick={() => void send({}, { deadline: Infinity })}>
          {t('closing.ask')}
        </Button>
        <a className={styles.link} href={href('/office/responsible')}>
          {t('closing.forGood')}
        </a>
      </div>
    </Section>
  );
}
