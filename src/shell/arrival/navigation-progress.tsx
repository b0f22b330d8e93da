import { useBusState } from '@grandstand/bus-contracts/react';
import { navigationProgress } from '@grandstand/bus-contracts/shell';
import { useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './navigation-progress.module.css';

/** A thin line along the top of the page while the guards of a move take long. */
export function NavigationProgress(): ReactElement | null {
  const { t } = useTexts();
  const { isSlow = false } = useBusState(navigationProgress) ?? {};
  return useLoader(isSlow) ? (
    <div role="progressbar" aria-label={t('navigation.opening')} className={styles.line} />
  ) : null;
}
