import { Badge, Icon, VisuallyHidden, type IconName } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useCoupon } from '../betting/coupon/hooks/use-coupon';
import { SearchButton } from '../header/search-button';
import { SectionLinks } from '../header/section-links';
import styles from './bottom-bar.module.css';
import { COUPON_ID } from './coupon-column/coupon-column';
import type { Drawer } from './use-drawer';

const ICONS: Readonly<Record<string, IconName>> = {
  live: 'live',
  line: 'football',
  casino: 'chip',
  live_casino: 'cards',
  cyber: 'esports',
  promotions: 'gift',
  games: 'dice',
  toto: 'toto',
  lotto: 'balls',
  results: 'calendar',
  stats: 'statistics',
};

interface BottomBarProps {
  /** The coupon's; null if it is in the page itself, or not there. */
  readonly drawer: Drawer | null;
}

/** The bottom navigation of narrow screens: the sections, the search where the header has no room for it, and the coupon. */
export function BottomBar({ drawer }: BottomBarProps): ReactElement {
  const { t } = useTexts();
  const count = useCoupon()?.bets.length ?? 0;
  return (
    <nav className={styles.bar} aria-label={t('header.menu')}>
      <SectionLinks icons={ICONS} />
      <SearchButton className={styles.search} />
      {drawer ? (
        <button
          ref={drawer.opener}
          type="button"
          className={styles.coupon}
          aria-expanded={drawer.isOpen}
          aria-controls={COUPON_ID}
          onClick={drawer.open}
        >
          <Icon name="coupon" />
          <span>{t('coupon.title')}</span>
          {count > 0 ? (
            <span className={styles.count}>
              <Badge kind="accent">
                <span key={count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden>{t('coupon.bets', { count })}</VisuallyHidden>
              </Badge>
            </span>
          ) : null}
        </button>
      ) : null}
    </nav>
  );
}
