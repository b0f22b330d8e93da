import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import { PromoChecks } from './promo-checks';
import { promoCodeData } from './promo-code-data';
import { PromoCodes } from './promo-codes';
import { promoControlRoutes } from './promo-control';
import { calls as promoCalls } from './promo-routes';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly guesses: Guesses;
  readonly now: () => number;
}

export const promoCodesRoom = defineRoom({
  name: 'rewards/promo-codes',
  what: 'promo codes: what each gives, who may use it, tries at guessing one',
  needs: ['database', 'guesses', 'now'],
  open: async ({ database, guesses, now }: Needs) => {
    const promoCodes = await PromoCodes.open(database, now);
    return { promoCodes, promoChecks: new PromoChecks({ database, promoCodes, guesses, now }) };
  },
  calls: [promoCalls],
  control: [{ '/promo-codes': promoControlRoutes }],
  reset: ({ promoCodes }: { readonly promoCodes: PromoCodes }) => ({
    refill: () => promoCodes.seed(),
  }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'promo-codes', data: await promoCodeData(database, id) }],
});
