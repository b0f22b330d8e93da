import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { AreaSlot } from '../areas/area-slot';
import { PageSkeleton } from '../areas/skeletons';
import { Part } from '../part';
import { useLanguage, usePlace } from '../shell-state';
import styles from './bare-layout.module.css';
import { SupportLink } from './support-link';
import { MAIN_ID, useArrival } from './use-arrival';

interface BareLayoutProps {
  readonly kind: 'empty' | 'blocked' | 'maintenance' | 'payment-result';
}

/** A page by itself: no menu, no coupon, no footer. A blocked player has a way home and to support. */
export function BareLayout({ kind }: BareLayoutProps): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { area } = usePlace();
  useArrival();
  const brand = (
    <span>
      Grand<span className={styles.brandEnd}>stand</span>
    </span>
  );
  return (
    <>
      <header className={styles.header}>
        {kind === 'blocked' ? (
          <a href={withLanguage(language, '/')} aria-label={t('header.home')}>
            {brand}
          </a>
        ) : (
          brand
        )}
        {kind === 'blocked' ? <SupportLink /> : null}
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Part>
          {area === null ? null : <AreaSlot slot="main" name={area} skeleton={<PageSkeleton />} />}
        </Part>
      </main>
    </>
  );
}
