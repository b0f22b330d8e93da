import { defineScreens, screen } from '@grandstand/bus-contracts/area';

export type ProfileScreen = { readonly kind: 'account' } | { readonly kind: 'unknown' };

/** The screens of this area by route. */
export const profileScreen = defineScreens<ProfileScreen>(
  { account: screen([], () => ({ kind: 'account' })) },
  { kind: 'unknown' },
);
