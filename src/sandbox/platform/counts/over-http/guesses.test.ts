import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let operator: TestOperator;
let player: TestPlayer;
let password = '';
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: 'https://site.example' });
  player = await registerPlayer(operator);
  password = player.password ?? '';
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

type Caller = (count: number) => { path: string; body?: object; isPlayers?: boolean };
const text = (count: number): string => `WRONG${count}`;
const guest =
  (path: string, body: (count: number) => object): Caller =>
  (count) => ({ path, body: body(count) });
const signedIn =
  (path: string, body: (count: number) => object): Caller =>
  (count) => ({ path, body: body(count), isPlayers: true });
const coupon = (count: number) => ({
  userId: player.userId,
  typeId: 0,
  systemValue: 0,
  bets: [{ marketId: `${count}`, coef: 2, blockId: 0, isBanker: false }],
});
const newcomer = {
  type: 'phone_reg',
  country_id: 5,
  currency_id: 3,
  is_of_age: true,
  is_terms_agreed: true,
  country_code: 'KZ',
  phone: '7012345678',
};
const passkey = (count: number) => ({
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: {
    clientDataJSON: 'a',
    authenticatorData: 'a',
    signature: `s${count}`,
    userHandle: 'a',
  },
});

/** Each answer that depends on a secret, and a wrong one for it: every further one is another. */
const ANSWERS: Record<string, Caller> = {
  'POST /web-api/coupon/check promoCode': guest('/web-api/coupon/check', (count) => ({
    ...coupon(0),
    promoCode: text(count),
  })),
  'POST /web-api/promo/check code': signedIn('/web-api/promo/check', (count) => ({
    code: text(count),
  })),
  'POST /web-api/user/register/promo-code ref_code': guest(
    '/web-api/user/register/promo-code',
    (count) => ({ ref_code: text(count) }),
  ),
  'GET /web-api/coupon/share/:code': (count) => ({ path: `/web-api/coupon/share/${text(count)}` }),
  'POST /web-api/captcha/validate captcha': guest('/web-api/captcha/validate', (count) => ({
    id: randomUUID(),
    captcha: text(count),
  })),
  'POST /web-api/user/login password': guest('/web-api/user/login', (count) => ({
    login: `somebody${count}`,
    password: text(count),
  })),
  'POST /web-api/user/login token': guest('/web-api/user/login', (count) => ({
    mode: 'token',
    token: text(count),
  })),
  'POST /web-api/auth/token token': guest('/web-api/auth/token', (count) => ({
    token: text(count),
  })),
  'POST /web-api/auth/redeem token': guest('/web-api/auth/redeem', (count) => ({
    kind: 'verify',
    token: text(count),
  })),
  'POST /web-api/auth/confirm code': guest('/web-api/auth/confirm', (count) => ({
    flowId: randomUUID(),
    code: String(count),
  })),
  'POST /web-api/auth/recover/confirm code': guest('/web-api/auth/recover/confirm', (count) => ({
    flowId: randomUUID(),
    code: String(count),
  })),
  'POST /web-api/auth/recover/check token': guest('/web-api/auth/recover/check', (count) => ({
    token: text(count),
  })),
  'POST /web-api/auth/password token': guest('/web-api/auth/password', (count) => ({
    token: text(count),
    password: 'Solid-Harbour-52',
  })),
  'POST /web-api/user/register code': guest('/web-api/user/register', (count) => ({
    ...newcomer,
    flowId: randomUUID(),
    code: String(count),
  })),
  'POST user-transfer/check-code/:id': guest(
    '/web-api/api/internal/v1/account/user-transfer/check-code/',
    (count) => ({ code: String(count) }),
  ),
  'POST user-transfer/user-data redirectToken': guest(
    '/web-api/api/internal/v1/account/user-transfer/user-data',
    (count) => ({ redirectToken: text(count) }),
  ),
  'POST /web-api/auth/passkey signature': guest('/web-api/auth/passkey', (count) => ({
    flowId: randomUUID(),
    response: passkey(count),
  })),
  'POST /web-api/auth/qr/show code': signedIn('/web-api/auth/qr/show', (count) => ({
    code: text(count),
  })),
  'POST /web-api/auth/qr/approve digits': signedIn('/web-api/auth/qr/approve', (count) => ({
    code: text(count),
    digits: '10',
  })),
  'POST /web-api/user/proof password': signedIn('/web-api/user/proof', (count) => ({
    password: text(count),
  })),
  'POST /web-api/user/credentials password': signedIn('/web-api/user/credentials', (count) => ({
    save: 2,
    password: text(count),
  })),
};

/** Entries of inputs whose names sound like secrets, by file: how wrong ones are counted, or why they need not be. */
const ENTRIES: Record<string, string> = {
  'sign-in/login/auth-routes.ts code': 'POST /web-api/auth/confirm code',
  'sign-in/challenges/phone-input.ts country_code': 'no secret: the code of a country',
  'betting/coupon/check-coupon.ts promoCode': 'POST /web-api/coupon/check promoCode',
  'rewards/promo-codes/promo-routes.ts code': 'POST /web-api/promo/check code',
  'site/guard/guard-routes.ts captcha': 'POST /web-api/captcha/validate captcha',
  'sign-in/mail-links/link-routes.ts token': 'POST /web-api/auth/redeem token',
  'money/payments/bank/bank-api.ts code':
    'a voucher, counted by the player of the payment: other-ways.test',
  'sign-in/phones/phone-routes.ts code': 'POST /web-api/auth/confirm code: the same challenges',
  'betting/coupon/coupon-schema.ts promoCode':
    'the code of a coupon that is placed, counted by player',
  'protection/limits/limit-routes.ts answers':
    'no secret: a test whose right answers are on the page',
  'protection/limits/limit-routes.ts tokenGuid': 'of the player alone who was given it',
  'sign-in/qr/qr-routes.ts code': 'POST /web-api/auth/qr/show code',
  'sign-in/qr/qr-routes.ts digits': 'POST /web-api/auth/qr/approve digits',
  'sign-in/recovery/recovery-routes.ts code': 'POST /web-api/auth/recover/confirm code',
  'sign-in/recovery/recovery-routes.ts extra':
    'asked for beside a right token: security-question.test',
  'sign-in/recovery/recovery-routes.ts password': 'no secret: a new one',
  'sign-in/recovery/recovery-routes.ts token': 'POST /web-api/auth/recover/check token',
  'sign-in/registration/registration-input.ts code': 'POST /web-api/user/register code',
  'sign-in/registration/registration-input.ts password': 'no secret: a new one',
  'sign-in/registration/registration-input.ts ref_code':
    'kept as it is typed: the answer is the same for each',
  'sign-in/registration/registration-routes.ts password': 'POST /web-api/user/credentials password',
  'sign-in/registration/registration-routes.ts ref_code':
    'POST /web-api/user/register/promo-code ref_code',
  'sign-in/security-question/question-routes.ts answer': 'no secret: a new one',
  'sign-in/start/password-routes.ts password': 'no secret: a new one',
  'sign-in/start/proof-routes.ts code': 'asked for beside a right password: two-step.test',
  'sign-in/start/proof-routes.ts password': 'POST /web-api/user/proof password',
  'sign-in/login/session-routes.ts password': 'POST /web-api/user/login password',
  'sign-in/login/session-routes.ts token': 'POST /web-api/user/login token',
  'site/config/catalogues-routes.ts country_code': 'no secret: a part of an answer',
  'sign-in/sign-in-tokens/token-routes.ts token': 'POST /web-api/auth/token token',
  'sign-in/social/one-tap-routes.ts credential': 'signed by the network',
  'sign-in/transfers/transfer-routes.ts code': 'POST user-transfer/check-code/:id',
  'sign-in/transfers/transfer-routes.ts redirectToken':
    'POST user-transfer/user-data redirectToken',
  'sign-in/two-step/two-step-routes.ts code':
    'proves an app whose secret the player has on their page',
  'sign-in/passkeys/passkey-input.ts signature': 'POST /web-api/auth/passkey signature',
};

const ROOT = 'src/sandbox';
const WORDS =
  'code|token|password|secret|answer|digits|ticket|captcha|credential|voucher|signature|extra';
/** An entry of a schema: `code: v.string()`, or `code: short`, which is a schema too. */
const ENTRY = new RegExp(
  String.raw`[\s{](\w*(?:${WORDS})\w*): (?:v\.|short\b|secret\b|code\b(?!\.)|bytes\b|tokenSchema\b)`,
  'gi',
);
/** Entries that are named like their schemas, in the parentheses of `v.object`. */
const SHORT_ENTRIES = /v\.object\(\{[^()]*\}\)/g;
const SHORT = new RegExp(String.raw`[\s{](\w*(?:${WORDS})\w*)(?=,|\s*\})`, 'gi');

/** The entries of inputs that sound like secrets. */
function entriesInCode(): string[] {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(-routes|-input|-schema|-api|check-coupon)\.ts$/.test(file),
  );
  return files
    .flatMap((file) => {
      // What is compared is no entry.
      const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(
        /kind: '[^']+', secret[^}]*/g,
        '',
      );
      const short = source.match(SHORT_ENTRIES)?.join('\n') ?? '';
      const found = [...source.matchAll(ENTRY), ...short.matchAll(SHORT)];
      const names = found.map(([, name = '']) => name).filter((name) => !name.endsWith('Schema'));
      return [...new Set(names)].map((name) => `${file} ${name}`);
    })
    .toSorted();
}

test('every input that sounds like a secret is known, and says how wrong ones are counted', () => {
  const found = entriesInCode();
  expect(found.filter((entry) => ENTRIES[entry] === undefined)).toEqual([]);
  expect(Object.keys(ENTRIES).filter((entry) => !found.includes(entry))).toEqual([]);
  const named = Object.values(ENTRIES).filter((how) => /^(GET|POST) /.test(how));
  for (const how of named) expect(Object.keys(ANSWERS)).toContain(how.replace(/: .*$/, ''));
});

describe('wrong secrets from one network are refused after some', () => {
  test.each(Object.keys(ANSWERS))('%s', async (name) => {
    const caller = ANSWERS[name];
    if (!caller) throw new Error(`${name} has no call.`);
    await operator.control('/visitor-limits', { names: ['codes'], most: 1_000 });
    const answers = [];
    for (let count = 0; count < 130; count += 1) {
      const { path, body, isPlayers = false } = caller(count);
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      const at = path.endsWith('/check-code/') ? `${path}${randomUUID()}` : path;
      const token = isPlayers ? player.token : undefined;
      const answer = body
        ? await operator.post<ErrorBody>(at, body, { token, headers })
        : await operator.get<ErrorBody>(at, { token, headers });
      answers.push(answer);
    }
    const last = answers.at(-1);
    if (name.endsWith('promoCode')) {
      // The coupon is checked all the same, and no code is accepted.
      await operator.control('/promo-codes', { code: 'RIGHT1', percent: 5 });
      const right = { ...coupon(0), promoCode: 'RIGHT1' };
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      const check = (at: Record<string, string>) =>
        operator.post<{ promoCode: { isAccepted: boolean } }>('/web-api/coupon/check', right, {
          headers: at,
        });
      expect((await check(headers)).body.promoCode.isAccepted).toBe(false);
      const others = await check({ 'X-Forwarded-For': '203.0.113.10' });
      expect(others.body.promoCode.isAccepted).toBe(true);
    } else {
      const isHeld = last?.status === 429 || Number(last?.body.error.code) === 110;
      expect(isHeld, JSON.stringify(last?.body)).toBe(true);
    }
    expect(answers[0]?.status).not.toBe(429);
    // The window of each limit is over.
    await operator.control('/visitor-limits', { names: ['codes'], most: 20 });
    operator.clock.jump(operator.clock.now() + 86_400_000);
    const signed = { login: player.login, password };
    const renewed = await operator.post<{ token: string }>('/web-api/user/login', signed);
    player = { ...player, token: renewed.body.token };
  });
});

test('a coupon with a wrong code that is checked again and again uses up one try, and a right one none', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.20' };
  const check = (promoCode: string) =>
    operator.post<{ promoCode: { isAccepted: boolean } }>(
      '/web-api/coupon/check',
      { ...coupon(0), promoCode },
      { headers },
    );
  for (let count = 0; count < 100; count += 1) await check(count % 2 === 0 ? 'TYPO' : 'BOOST10');
  expect((await check('BOOST10')).body.promoCode.isAccepted).toBe(true);
  // Each of these is another one.
  for (let count = 0; count < 59; count += 1) await check(`OTHER${count}`);
  // The right one was answered before; a further one is not.
  expect((await check('BOOST10')).body.promoCode.isAccepted).toBe(true);
  expect((await check('SECRET25')).body.promoCode.isAccepted).toBe(false);
});
