import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../frame/shell-state';
import styles from './default-layout.module.css';

/** Leads to the operator's support, where the operator named one. */
export function SupportLink(): ReactElement | null {
  const { t } = useTranslation();
  const email = useConfig()?.supportEmail;
  if (!email) return null;
  return (
    <a
      className={styles.float}
      href={`mailto:${email}`}
      aria-label={t('layout.support')}
      title={t('layout.support')}
    >
      <Icon name="support" />
    </a>
  );
}
