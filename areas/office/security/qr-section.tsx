import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './list-section.module.css';

/** The place in the page that the account menu leads to. */
const [, ANCHOR] = ACCOUNT_MENU.auth_qr.split('#');
const STEPS = ['show', 'scan', 'digits'] as const;

/** How another device is signed in with a QR code that this one confirms. */
export function QrSection(): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section id={ANCHOR} title={t('qr.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`qr.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.text}>{t('qr.warning')}</p>
    </Section>
  );
}
