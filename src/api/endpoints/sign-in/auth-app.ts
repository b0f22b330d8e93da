import * as v from 'valibot';
import { definePost } from '../../endpoint';

const usual = { token: 'sent', timeoutMs: 8000 } as const;
const ofPlayer = { ...usual, token: 'required' } as const;
const done = v.object({});
const code = v.object({ code: v.string() });

/** Whose link it is; refuses one that signs in nobody. */
export const authTokenCall = definePost({
  ...usual,
  path: '/web-api/auth/token',
  request: v.object({ token: v.string() }),
  answer: v.object({ login: v.string() }),
});

const waiting = { status: v.literal('waiting'), code: v.string(), nextAt: v.number() };
/** What a browser shows that a player may let sign in. */
const state = v.variant('status', [
  v.object(waiting),
  v.object({ status: v.literal('scanned'), digits: v.pipe(v.string(), v.regex(/^\d{2}$/)) }),
  v.object({ status: v.literal('approved'), token: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ status: v.picklist(['refused', 'expired', 'used']) }),
]);
export type QrAnswer = v.InferOutput<typeof state>;

/** Begins to show QR codes; the answer sets the cookie that `qrStateCall` needs. */
export const qrStartCall = definePost({
  ...usual,
  path: '/web-api/auth/qr/start',
  request: done,
  answer: v.object({
    ...waiting,
    flowId: v.pipe(v.string(), v.minLength(1)),
    expiresAt: v.number(),
  }),
});

export const qrStateCall = definePost({
  ...usual,
  path: '/web-api/auth/qr/state',
  request: v.object({ flowId: v.string() }),
  answer: state,
});

/** Shows a player the browser that asks. */
export const qrShowCall = definePost({
  ...ofPlayer,
  path: '/web-api/auth/qr/show',
  request: code,
  answer: v.object({
    browser: v.string(),
    country: v.nullable(v.string()),
    network: v.string(),
    isSameNetwork: v.boolean(),
    expiresAt: v.number(),
  }),
});

export const qrApproveCall = definePost({
  ...ofPlayer,
  path: '/web-api/auth/qr/approve',
  request: v.object({ code: v.string(), digits: v.string() }),
  answer: done,
});

export const qrRefuseCall = definePost({
  ...ofPlayer,
  path: '/web-api/auth/qr/refuse',
  request: code,
  answer: done,
});
