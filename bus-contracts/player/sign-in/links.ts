import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

// Only the pages that mailed links lead to.
const audience = { areas: ['auth'] } as const;

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const newsletterChannel = v.picklist(['mail', 'sms']);

/** The links that confirm or activate something. */
const confirmingLinkSchema = v.picklist(['activate', 'activatefast', 'verify']);
export type ConfirmingLink = v.InferOutput<typeof confirmingLinkSchema>;

/** The newsletter in one channel. */
const newsletterSchema = v.object({
  channel: newsletterChannel,
  isOn: v.boolean(),
  /** Until when its end can be undone, in milliseconds of the page's clock; null: it can't. */
  undoUntil: v.nullable(v.number()),
});
export type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** What a link has done; addresses without most of them. */
const redeemedSchema = v.variant('what', [
  /** A mail address is confirmed, or an account is active. */
  v.object({ what: v.picklist(['account', 'mail']), mail: v.string() }),
  /** All sessions have ended; the page for a new password is loading. */
  v.object({ what: v.literal('sessions') }),
  v.object({
    what: v.literal('newsletter'),
    /** The channel that the link came by. */
    channel: newsletterChannel,
    newsletters: v.array(newsletterSchema),
  }),
]);

export const authRedeem = defineCommand({
  name: 'auth.redeem',
  version: 1,
  owner: 'auth',
  audience,
  doc: 'Redeems the token of a mailed link, which only a press may do: mail scanners open links, and run the scripts of pages. The token of a newsletter stays valid: it ends the newsletter in its own channel or in the given one, or undoes that. After `not-me`, which ends all sessions, the page for a new password is loaded.',
  request: v.variant('kind', [
    v.object({ kind: v.union([confirmingLinkSchema, v.literal('not-me')]), token }),
    v.object({
      kind: v.literal('newsletter'),
      token,
      channel: v.optional(newsletterChannel),
      undo: v.optional(v.boolean()),
    }),
  ]),
  answer: redeemedSchema,
  /** `unknown`: no such link was made for this purpose. `registration-off`: no account can be made now. */
  failures: [
    'captcha-not-solved',
    'registration-off',
    'time_up',
    'too-many-attempts',
    'unavailable',
    'unknown',
    'used',
  ],
  secret: ['request.token'],
});

export const authActivation = defineCommand({
  name: 'auth.activation',
  version: 1,
  owner: 'auth',
  audience,
  doc: 'What the signed-in player has yet to activate.',
  request: v.object({}),
  answer: v.object({
    /** The days that are left to confirm a first address; null: one is confirmed. */
    daysLeft: v.nullable(v.number()),
    /** Whether the player has no confirmed mail address, and may ask for a link to add one. */
    isMailMissing: v.boolean(),
  }),
  failures: ['not-signed-in', 'unavailable'],
});

export const authSendLink = defineCommand({
  name: 'auth.sendLink',
  version: 1,
  owner: 'auth',
  audience,
  doc: 'Sends a link to a mail address that the signed-in player wants to add; nothing says whether another player has it.',
  request: v.object({ email: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({
    /** The address without most of it. */
    sentTo: v.string(),
    /** When another link may be sent, in milliseconds of the page's clock. */
    resendAt: v.number(),
  }),
  /** `too-many-attempts` has `{ until }` in its details, on the page's clock. */
  failures: [
    'bad-email',
    'captcha-not-solved',
    'mail-confirmed',
    'not-signed-in',
    'too-many-attempts',
    'unavailable',
  ],
  secret: ['request.email'],
});
