import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { couponSettingsState } from '@grandstand/bus-contracts/shell';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { AreaSlot } from '../areas/area-slot';
import { FooterSkeleton, PageSkeleton } from '../areas/skeletons';
import { CouponPage } from '../betting/coupon/panel/coupon-page';
import { Header } from '../header/header';
import { Part } from '../frame/part';
import { useShell } from '../frame/shell-context';
import { useConfig, usePlace } from '../frame/shell-state';
import { BottomBar } from './bottom-bar';
import { CouponColumn } from './coupon-column/coupon-column';
import styles from './default-layout.module.css';
import { FootRowPlace, OfficeMenuPlace, SnowPlace, StagePlace } from './later-places';
import { ScrollToTop } from './scroll-to-top';
import { SeoText } from '../page/seo/seo-text';
import { isOfficeMenuShown, isPartShown } from './shown-parts';
import { SupportLink } from './support-link';
import { MAIN_ID } from '../arrival/use-arrival';
import { useDrawer } from './use-drawer';

/** Header, page, coupon, footer, bottom navigation, and the two floating buttons. */
export function DefaultLayout(): ReactElement {
  const { t } = useTexts();
  const place = usePlace();
  const config = useConfig();
  const dialog = useBusState(dialogsState)?.open;
  const { area, route } = place;
  const hasFooter = isPartShown('footer', place, config);
  // On its own page the coupon is in the middle only.
  const isCouponPage = route === 'coupon';
  const hasColumn = !isCouponPage && isPartShown('coupon', place, config);
  const isCouponFixed = useBusState(couponSettingsState)?.isCouponFixed ?? true;
  const session = useBusState(sessionState)?.status ?? 'unknown';
  const { isLikelyPlayer } = useShell().first;
  const isPlayer = session === 'player' || (session === 'unknown' && isLikelyPlayer);
  const hasMenu = isOfficeMenuShown(place.path, isPlayer);
  const drawer = useDrawer();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('header.skip')}
      </a>
      <Part>
        <Header />
      </Part>
      <div
        className={classNames(
          styles.columns,
          !hasColumn && styles.single,
          hasMenu && styles.withMenu,
          !(hasColumn && isCouponFixed) && styles.gutter,
        )}
      >
        {hasMenu ? <OfficeMenuPlace /> : null}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {/* Above the area and apart from it: a game stays while its area fails. */}
          <Part>
            <StagePlace />
          </Part>
          <Part>
            {isCouponPage ? <CouponPage /> : null}
            {area === null ? null : (
              <AreaSlot slot="main" name={area} skeleton={<PageSkeleton />} />
            )}
          </Part>
        </main>
        {hasColumn ? <CouponColumn drawer={drawer} isFixed={isCouponFixed} /> : null}
      </div>
      <div className={styles.foot}>
        {hasFooter ? <FootRowPlace /> : null}
        {isPartShown('seo', place, config) ? <SeoText /> : null}
        {hasFooter ? (
          <footer className={styles.footer}>
            <Part>
              <AreaSlot slot="footer" name="footer" skeleton={<FooterSkeleton />} />
            </Part>
          </footer>
        ) : null}
      </div>
      <div className={styles.floating}>
        <Part fallback={null}>
          {config?.isSupportButtonHidden ? null : <SupportLink />}
          <ScrollToTop />
        </Part>
      </div>
      {isPartShown('bottom-bar', { ...place, dialog }, config) ? (
        <Part fallback={null}>
          <BottomBar drawer={hasColumn ? drawer : null} />
        </Part>
      ) : null}
      <SnowPlace />
    </>
  );
}
