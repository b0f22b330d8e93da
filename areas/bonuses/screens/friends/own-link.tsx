import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, QrPicture, Section, useClipboard } from '@grandstand/ui';
import styles from './friends.module.css';

/** The link that a friend registers by, to be copied, shared or read by a camera. */
export function OwnLink({ code }: { readonly code: string }): ReactElement {
  const { t } = useAreaWords();
  const { copying, copy } = useClipboard();
  // Rendered in the page alone, since the code is the player's.
  const link = `${location.origin}/registration?ref=${code}`;
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: link });
    } catch {
      // The player has closed the browser's window.
    }
  };
  return (
    <Section title={t('bonuses.friends.link.title')} isWide>
      <div className={styles.link}>
        <div className={styles.address}>
          <code className={styles.code}>{link}</code>
          <p>{t('bonuses.friends.link.code', { code })}</p>
          <div className={styles.buttons}>
            <Button kind="primary" onClick={() => void copy(link)}>
              {t('bonuses.friends.link.copy')}
            </Button>
            {'share' in navigator ? (
              <Button onClick={() => void share()}>{t('bonuses.friends.link.share')}</Button>
            ) : null}
          </div>
          <p role="status" className={styles.status}>
            {copying ? t(`bonuses.friends.link.${copying}`) : null}
          </p>
          <p className={styles.quiet}>{t('bonuses.friends.link.how')}</p>
        </div>
        <QrPicture text={link} label={t('bonuses.friends.link.qr')} />
      </div>
    </Section>
  );
}
