import { dialogsOpen } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { consentChoose } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './consent.module.css';

const KINDS = ['necessary', 'functional', 'marketing'] as const;

/** The choice of cookies: three buttons of equal weight that cover no control of the page. */
export function ConsentBar(): ReactElement {
  const { t } = useTexts();
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
        {/* Short lines: the largest text of the first paint is the page's own. */}
        <ul>
          {KINDS.map((kind) => (
            <li key={kind}>{t(`consent.${kind}Text`)}</li>
          ))}
        </ul>
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
