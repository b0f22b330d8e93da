import { defineScreens, screen } from '@grandstand/bus-contracts/area';

export type ProfileScreen =
  | { readonly kind: 'account' }
  | { readonly kind: 'verification' }
  /** By the identity document alone. */
  | { readonly kind: 'identification' }
  | { readonly kind: 'unknown' };

export const VERIFICATION_PATH = '/office/verification';
export const IDENTIFICATION_PATH = '/office/identification';

/** The screens of this area by route. */
export const profileScreen = defineScreens<ProfileScreen>(
  {
    account: screen([], () => ({ kind: 'account' })),
    verification: screen([], () => ({ kind: 'verification' })),
    identification: screen([], () => ({ kind: 'identification' })),
  },
  { kind: 'unknown' },
);

/** The text of a screen's heading. */
export const titleKeyOf = ({ kind }: ProfileScreen): string =>
  kind === 'unknown' ? 'account.title' : `${kind}.title`;
