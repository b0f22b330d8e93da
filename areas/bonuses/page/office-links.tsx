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
} as const;
const NAMES = ['deposit', 'wager', 'codes', 'vip', 'premium', 'points'] as const;

/** The pages of a player's bonuses, promo codes, cashback and points. */
export function OfficeLinks({ current }: { readonly current: keyof typeof PAGES }): ReactElement {
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
