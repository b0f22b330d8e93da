import { dialogsOpen } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { consentChoose } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './consent.module.css';

/** Asks what cookies a visitor wants: three answers of one weight, beside the page and over none of its controls. */
export function ConsentBar(): ReactElement {
  const { t } = useTranslation();
  const titleId = useId();
  const { send: choose, isSending } = useSend(consentChoose);
  const { send: open } = useSend(dialogsOpen);
  const answer = (isAll: boolean): void => void choose({ functional: isAll, marketing: isAll });
  return (
    <section className={styles.bar} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {t('consent.bar')}
        </h2>
        <p>{t('consent.necessaryText')}</p>
        <p>{t('consent.othersText')}</p>
      </div>
      <div className={styles.answers}>
        <Button isBusy={isSending} onClick={() => answer(true)}>
          {t('consent.all')}
        </Button>
        <Button isBusy={isSending} onClick={() => answer(false)}>
          {t('consent.necessary')}
        </Button>
        <Button onClick={() => void open({ name: 'cookies' })}>{t('consent.choose')}</Button>
      </div>
    </section>
  );
}
