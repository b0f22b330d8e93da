import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';
import { sitePathSchema } from './site-path';

export const dialogNameSchema = v.picklist([
  'sign-in',
  'forgot-password',
  'registration',
  'settings',
  'cookies',
  'stop',
  'transfer-user',
  'recharge',
  'search',
]);

/** The page that the player gets to after signing in. */
const returnTo = v.optional(sitePathSchema);

/** A dialog, and what it begins with. */
export const dialogSchema = v.variant('name', [
  v.object({ name: v.literal('sign-in'), args: v.optional(v.object({ returnTo })) }),
  v.object({
    name: v.literal('registration'),
    args: v.optional(
      v.object({
        returnTo,
        /** The way to register that the dialog begins with. */
        type: v.optional(v.picklist(['fast_reg', 'phone_reg', 'soc_reg', 'full_reg'])),
        /** Ids of the site config; one that is not there is ignored. */
        countryId: v.optional(v.number()),
        currencyId: v.optional(v.number()),
        /** A promo code, which the player sees and can change. */
        refCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
        /** With the type `soc_reg`: the key of the network to register through, whose page opens at once. */
        network: v.optional(v.pipe(v.string(), v.maxLength(40))),
      }),
    ),
  }),
  v.object({
    name: v.literal('settings'),
    args: v.optional(
      v.object({ section: v.optional(v.picklist(['look', 'time', 'odds', 'lists', 'coupon'])) }),
    ),
  }),
  v.object({
    name: v.literal('transfer-user'),
    /** The operator's id of the transfer. */
    args: v.object({ id: v.string() }),
  }),
  v.object({
    /** The form of deposits. */
    name: v.literal('recharge'),
    args: v.optional(
      v.object({
        /** The amount that it begins with, in minor units of the active account: what a stake lacks. */
        amount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      }),
    ),
  }),
  // `stop` is the player's stop for 24 hours: saved by a press in the dialog alone. `search` is that of the whole site.
  v.object({ name: v.picklist(['cookies', 'forgot-password', 'stop', 'search']) }),
]);
export type OpenDialog = v.InferOutput<typeof dialogSchema>;

export const dialogsOpen = defineCommand({
  name: 'dialogs.open',
  version: 2,
  owner: 'dialogs',
  doc: 'Opens a dialog of the shell, in the place of one that is open; those for guests refuse a player, `recharge` and `stop` a guest, and `stop` everybody where the jurisdiction has no such button.',
  request: dialogSchema,
  answer: v.object({}),
  failures: ['already-signed-in', 'not-offered'],
});

export const dialogsState = defineState({
  name: 'dialogs.state',
  version: 1,
  owner: 'dialogs',
  doc: 'The dialog that is open, so that reminders and areas keep quiet meanwhile.',
  value: v.object({ open: v.nullable(dialogNameSchema) }),
});
