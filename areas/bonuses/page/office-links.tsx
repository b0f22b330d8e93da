import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LinkPills } from '@grandstand/ui';

const PAGES = {
  vip: '/office/casino/vipcashback',
  premium: '/office/casino/premiumcashback',
  points: '/office/rewards',
} as const;

/** The pages of cashback and points. */
export function OfficeLinks({ current }: { readonly current: keyof typeof PAGES }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <LinkPills
      label={t('bonuses.cashback.pages')}
      links={(['vip', 'premium', 'points'] as const).map((page) => ({
        text: t(`bonuses.cashback.${page}`),
        href: href(PAGES[page]),
        isCurrent: page === current,
      }))}
    />
  );
}
