import { defineScreens, screen } from '@grandstand/bus-contracts/area';

/** The tabs of the championship, in their order. */
export const TABS = ['about', 'odds', 'winners', 'live', 'tips', 'faq'] as const;
export type Tab = (typeof TABS)[number];

export type CricketScreen = { readonly kind: Tab } | { readonly kind: 'unknown' };

/** The screens of this area by route: without a tab the first one. */
export const cricketScreen = defineScreens<CricketScreen>(
  {
    'cricket-world-cup': screen(['tab?'], ({ tab = 'about' }) => ({
      kind: TABS.find((one) => one === tab) ?? 'about',
    })),
  },
  { kind: 'unknown' },
);

export function tabPath(tab: Tab): string {
  return `/cricket-world-cup/${tab}`;
}
