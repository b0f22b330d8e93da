import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LinkPills } from '@grandstand/ui';

const PAGES = {
  deposit: '/office/bonuses/deposit',
  wager: '/office/bonuses/wager',
  codes: '/office/promotion',
  vip: '/office/casino/vipcashback',
  premium: '/office/casino/premiumcashback',
  points: '/office/rewards',
  friends: '/office/bringfriend',
} as const;
/** A page of the office with the player's bonuses. */
export type OfficePage = keyof typeof PAGES;

const NAMES = ['deposit', 'wager', 'codes', 'vip', 'premium', 'points', 'friends'] as const;

/** The pages of a player's bonuses, promo codes, cashback, points and friends. */
export function OfficeLinks({ current }: { readonly current: OfficePage }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <LinkPills
      label={t('bonuses.pages')}
      links={NAMES.map((page) => ({
        text: t(`bonuses.title.${page}`),
        href: href(PAGES[page]),
        isCurrent: page === current,
      }))}
    />
  );
}
