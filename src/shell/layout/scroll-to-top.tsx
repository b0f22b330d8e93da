import { classNames, Icon } from '@grandstand/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useSettings } from '../frame/shell-state';
import float from '../frame/float.module.css';
import styles from './default-layout.module.css';
import { isStill } from '../arrival/is-still';
import { MAIN_ID } from '../arrival/use-arrival';
import { isFarDown } from './viewport';

/** Leads back to the top, once enough lies above. */
export function ScrollToTop(): ReactElement | null {
  const { t } = useTexts();
  const settings = useSettings();
  const isFar = useSyncExternalStore(onScroll, isFarNow, () => false);
  if (!isFar) return null;

  const goUp = (): void => {
    // The button disappears at the top: the focus moves there for keyboard users.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill(settings) ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={classNames(float.float, styles.upwards)}
      aria-label={t('layout.toTop')}
      title={t('layout.toTop')}
      onClick={goUp}
    >
      <Icon name="chevron-down" />
    </button>
  );
}

function isFarNow(): boolean {
  // The host marks the document with the version it serves.
  const isMobile = document.documentElement.dataset['platform'] === 'mobile';
  return isFarDown(window, isMobile ? 'mobile' : 'desktop');
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}
