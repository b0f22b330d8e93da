import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { usePlace } from '../../frame/shell-state';
import styles from './stop-corner.module.css';
import { useStop } from './use-stop';

/** The way to stop for 24 hours, in the corner of the layouts that have no header of a player. */
export function StopCorner(): ReactElement | null {
  const { t } = useTexts();
  const { layout = 'default' } = usePlace();
  const stop = useStop();
  if (!stop || layout === 'default') return null;
  return (
    <button type="button" className={styles.stop} aria-haspopup="dialog" onClick={stop}>
      <Icon name="pause" />
      {t('header.stop')}
    </button>
  );
}
