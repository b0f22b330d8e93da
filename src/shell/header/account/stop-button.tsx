import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useStop } from '../../protection/limits/use-stop';
import styles from '../header.module.css';

/** The way to stop for 24 hours, in the header. */
export function StopButton(): ReactElement | null {
  const { t } = useTexts();
  const stop = useStop();
  if (!stop) return null;
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={t('header.stop')}
      title={t('header.stop')}
      aria-haspopup="dialog"
      onClick={stop}
    >
      <Icon name="pause" />
    </button>
  );
}
