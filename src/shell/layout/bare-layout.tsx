import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { withLanguage } from '../../routes';
import { AreaSlot } from '../areas/area-slot';
import { NoteSkeleton } from '../areas/skeletons';
import { Brand, HomeBrand } from '../header/brand';
import { Part } from '../frame/part';
import { useLanguage, usePlace } from '../frame/shell-state';
import styles from './bare-layout.module.css';
import { SupportLink } from './support-link';
import { MAIN_ID } from '../arrival/use-arrival';

interface BareLayoutProps {
  readonly kind: 'empty' | 'blocked' | 'maintenance' | 'payment-result';
}

/**
 * A page by itself: no menu, no coupon, no footer. An empty one has no header either; a
 * blocked player, and one who returns from paying, has links home and to support.
 */
export function BareLayout({ kind }: BareLayoutProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { area } = usePlace();
  const hasWaysOn = kind === 'blocked' || kind === 'payment-result';
  return (
    <>
      {kind === 'empty' ? null : (
        <header className={styles.header}>
          {hasWaysOn ? <HomeBrand /> : <Brand />}
          {hasWaysOn ? (
            <span className={styles.ways}>
              {kind === 'payment-result' ? (
                <a className={styles.home} href={withLanguage(language, '/')}>
                  {t('layout.toHome')}
                </a>
              ) : null}
              <SupportLink />
            </span>
          ) : null}
        </header>
      )}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Part>
          {area === null ? null : <AreaSlot slot="main" name={area} skeleton={<NoteSkeleton />} />}
        </Part>
      </main>
    </>
  );
}
