import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import type { ConfirmingLink } from '@grandstand/bus-contracts/player';

export type AuthScreen =
  /** A link that confirms a mail address, or makes or activates an account. */
  | { readonly kind: ConfirmingLink }
  | { readonly kind: 'newsletter' | 'not-me' }
  | { readonly kind: 'unknown' };

/** The screens of this area by route. */
export const authScreen = defineScreens<AuthScreen>(
  {
    accountverify: screen([], () => ({ kind: 'verify' })),
    activatefast: screen(['type'], ({ type }) => ({
      kind: type === 'activate' ? 'activate' : 'activatefast',
    })),
    notme: screen([], () => ({ kind: 'not-me' })),
    stopnewsletter: screen([], () => ({ kind: 'newsletter' })),
  },
  { kind: 'unknown' },
);
