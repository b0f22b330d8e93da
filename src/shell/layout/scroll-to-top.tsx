import { classNames, Icon } from '@grandstand/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './default-layout.module.css';

/** Leads back to the top, once more than a screen lies above. */
export function ScrollToTop(): ReactElement | null {
  const { t } = useTranslation();
  const isFar = useSyncExternalStore(
    onScroll,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
  if (!isFar) return null;
  return (
    <button
      type="button"
      className={classNames(styles.float, styles.upwards)}
      aria-label={t('layout.toTop')}
      title={t('layout.toTop')}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="chevron-down" />
    </button>
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
