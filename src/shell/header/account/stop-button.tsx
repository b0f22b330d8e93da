import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStop } from '../../protection/limits/use-stop';
import styles from '../header.module.css';

/** The way to stop for 24 hours, in the header. */
export function StopButton(): ReactElement | null {
  const { t } = useTranslation();
  const stop = useStop();
  if (!stop) return null;
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={t('header.stop')}
      title={t('header.stop')}
      aria-haspopup="dialog"
      onClick={stop}
    >
      <Icon name="pause" />
    </button>
  );
}
