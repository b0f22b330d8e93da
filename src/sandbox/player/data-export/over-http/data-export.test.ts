import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  lineLegs,
  migratedDatabase,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
  textsInZip,
} from '@grandstand/sandbox/testing';
import { fileOf, uploadBench } from '../../../../../tests/harness/operator/upload-bench';

const PATH = '/web-api/data-export';
const HOUR = 3_600_000;

interface Made {
  readonly id: string;
  readonly madeAt: number;
  readonly expiresAt: number;
}

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  database = await migratedDatabase();
  operator = await startOperator({ database });
});
beforeEach(async () => {
  await operator.control('/reset');
  player = await signInDemo(operator);
});
afterAll(() => operator.sandbox.close());

const ask = () => operator.post<{ export: Made } & ErrorBody>(PATH, {}, { token: player.token });
const present = async (): Promise<Made | null> =>
  (await operator.get<{ export: Made | null }>(PATH, { token: player.token })).body.export;
const renewToken = async (): Promise<void> => {
  const { cookie } = player;
  const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
  player = { ...player, token: body.token };
};

/** What a browser with this cookie gets at the address of a copy. */
const load = (id: string, cookie = ''): Promise<Response> =>
  operator.sandbox.fetch(
    new Request(`http://localhost:3000${PATH}/${id}?lang=en`, { headers: { Cookie: cookie } }),
  );

async function filesOf(id: string): Promise<Record<string, string>> {
  const answer = await load(id, player.cookie);
  expect(answer.status).toBe(200);
  return textsInZip(new Uint8Array(await answer.arrayBuffer()));
}

const mails = async () => {
  const { body } = await operator.get<{ messages: { template: string; text: string }[] }>(
    '/sandbox/v1/outbox',
  );
  return body.messages.filter(({ template }) => template === 'data-export');
};

test('a player gets a copy of their data: profile, bets, bonuses, movements, limits, consents, sessions, documents, requests, chats, ideas, appeals', async () => {
  const placed = await place(
    operator,
    player,
    coupon(player, await lineLegs(operator, 2), { amount: 10, promoCode: 'FREE1' }),
  );
  await operator.control(`/players/${player.login}/points`, { points: 500 });
  await operator.control(`/players/${player.login}/friends`);
  await operator.control(`/players/${player.login}/free-spins`, { spins: 3 });
  const { token } = player;
  await operator.get('/web-api/promo/points', { token });
  const wish = { kind: 'points', ref: 'bonus-points-sports', lines: ['1'] };
  const quoted = await operator.post<{ quote: string; accountId: number }>(
    '/web-api/purchases/quote',
    wish,
    { token },
  );
  const order = { ...wish, ...quoted.body, refId: 'a-bonus-for-points', lines: wish.lines };
  await operator.post('/web-api/purchases', order, { token });
  const tournament = await operator.control<{ id: number }>('/tournaments', {});
  const entry = { kind: 'tournament', ref: `tournament-${tournament.body.id}`, lines: ['1'] };
  const offered = await operator.post<{ quote: string; accountId: number }>(
    '/web-api/purchases/quote',
    entry,
    { token },
  );
  await operator.post(
    '/web-api/purchases',
    { ...entry, ...offered.body, refId: 'a-tournament', lines: entry.lines },
    { token },
  );
  const { body } = await ask();
  const files = await filesOf(body.export.id);
  const names = [
    'profile',
    'bets',
    'purchases',
    'games',
    'bonuses',
    'free-spins',
    'cashback',
    'points',
    'promo-codes',
    'friends',
    'tournaments',
    'movements',
    'payments',
    'limits',
    'time',
    'consents',
  ];
  expect(Object.keys(files).toSorted()).toEqual(
    [
      ...names,
      'sessions',
      'sign-ins',
      'networks',
      'documents',
      'requests',
      'chats',
      'ideas',
      'appeals',
    ]
      .flatMap((name) => [`${name}.json`, `${name}.csv`])
      .toSorted(),
  );
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ login: player.login });
  expect(JSON.parse(files['bets.json'] ?? '')).toMatchObject([
    { id: placed.body.bet.id, amount: 10, iso: 'EUR', legs: [{}, {}] },
  ]);
  expect(files['bets.csv']).toContain(placed.body.bet.id);
  expect(JSON.parse(files['movements.json'] ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'stake', amount: -10, currency: 'EUR' }),
  );
  expect(JSON.parse(files['bonuses.json'] ?? '')).toMatchObject([
    { offer: 'points-sports', state: 'active', amount: 5, toWager: 15, currency: 'EUR' },
  ]);
  expect(JSON.parse(files['free-spins.json'] ?? '')).toMatchObject([
    {
      game: 'lantern-bay',
      spins: 3,
      left: 3,
      stake: 0.2,
      won: 0,
      currency: 'EUR',
      state: 'active',
    },
  ]);
  expect(JSON.parse(files['points.json'] ?? '')).toMatchObject([
    { product: 'sports', points: 20, stake: 10, state: 'open' },
  ]);
  expect(JSON.parse(files['tournaments.json'] ?? '')).toMatchObject([
    { series: 'quick', rounds: 0, score: 0, disqualifiedFor: null, status: 'open' },
  ]);
  expect(JSON.parse(files['promo-codes.json'] ?? '')).toEqual([
    { code: 'FREE1', bet: Number(placed.body.bet.id) },
  ]);
  expect(JSON.parse(files['friends.json'] ?? '')).toMatchObject({
    friends: [{ state: 'registered', currency: 'EUR', reward: 0 }],
    invitation: null,
  });
  expect(JSON.parse(files['sessions.json'] ?? '')).toHaveLength(1);
});

test('a copy has the player’s chats with the messages of both sides, and names their files', async () => {
  const { path } = await uploadBench(operator).upload(player, fileOf('image/png', 700), 'chat');
  const files = [{ id: path.split('/').at(-1), name: 'receipt.png' }];
  const message = { clientId: 'a-message', text: 'How is a void leg settled?', files };
  const sent = await operator.post('/chat-api/v1/messages', message, player);
  expect(sent.status).toBe(200);
  const { body } = await ask();
  const copy = await filesOf(body.export.id);
  const at = expect.any(String);
  expect(JSON.parse(copy['chats.json'] ?? '')).toEqual([
    {
      openedAt: at,
      agent: null,
      messages: [
        {
          from: 'player',
          text: message.text,
          at,
          files: [{ name: 'receipt.png', format: 'image/png', size: 700 }],
        },
        { from: 'helper', text: expect.stringContaining('void'), at, files: [] },
      ],
    },
  ]);
});

test('a friend’s copy does not tell that nothing may be offered to the player who invited them', async () => {
  const other = await registerPlayer(operator);
  await database.query(
    `INSERT INTO referrals (player_id, friend_id, registered_at, state, reason, decided_at)
     VALUES ($1, $2, 0, 'qualified', 'barred', 1)`,
    [Number(other.userId), Number(player.userId)],
  );
  const { body } = await ask();
  const { 'friends.json': friends = '' } = await filesOf(body.export.id);
  expect(JSON.parse(friends)).toMatchObject({ invitation: { state: 'qualified', reason: null } });
});

test('a copy has no password, key, code or cookie, and nothing of another player', async () => {
  const other = await registerPlayer(operator);
  const answer = { question: 'first-job', answer: 'In a canary mine' };
  const { token } = player;
  await operator.post('/web-api/user/security-question', answer, { token });
  await operator.control(`/players/${player.login}/two-step`, { isOn: true });
  const { body } = await ask();
  const files = await filesOf(body.export.id);
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({
    securityQuestion: 'first-job',
    securityQuestionSetAt: expect.any(String) as string,
  });
  const text = Object.values(files).join('\n');
  expect(text).not.toContain('canary');
  const secrets = await database.query<{ secret: string }>(
    `SELECT password_hash AS secret FROM players
     UNION ALL SELECT id FROM sessions
     UNION ALL SELECT hash FROM known_browsers
     UNION ALL SELECT code_hash FROM challenges
     UNION ALL SELECT hash FROM link_tokens
     UNION ALL SELECT answer_hash FROM security_questions
     UNION ALL SELECT secret FROM two_steps
     UNION ALL SELECT hash FROM two_step_recovery_codes`,
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  for (const word of ['hash', 'secret', 'token', 'cookie', other.login]) {
    expect(text.toLowerCase()).not.toContain(word);
  }
});

test('a second request gives the same copy for a day, and one message with the link', async () => {
  const [one, two] = await Promise.all([ask(), ask()]);
  const { id, madeAt, expiresAt } = one.body.export;
  expect(two.body.export).toEqual(one.body.export);
  expect(expiresAt - madeAt).toBe(24 * HOUR);
  expect((await ask()).body.export.id).toBe(id);
  expect(await present()).toEqual(one.body.export);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`${PATH}/${id}?lang=`);
  operator.clock.jump(operator.clock.now() + 24 * HOUR);
  player = await signInDemo(operator);
  expect(await present()).toBeNull();
  expect((await load(id, player.cookie)).status).toBe(404);
  expect((await ask()).body.export.id).not.toBe(id);
});

test('P120 a copy is loaded by its signed-in player alone, as a file that runs nowhere', async () => {
  const { id } = (await ask()).body.export;
  const { headers } = await load(id, player.cookie);
  expect(headers.get('Content-Type')).toBe('application/zip');
  expect(headers.get('Content-Disposition')).toMatch(/^attachment;/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const other = await registerPlayer(operator);
  expect((await load(id, other.cookie)).status).toBe(404);
  const guest = await load(id);
  expect([guest.status, guest.headers.get('Location')]).toEqual([
    302,
    '/en/office/account#your-data',
  ]);
});

test('a copy needs a proof of the last five minutes', async () => {
  operator.clock.jump(operator.clock.now() + 6 * 60_000);
  await renewToken();
  const refused = await ask();
  expect([refused.status, refused.body.error.code]).toEqual([403, 'proof-required']);
  expect(await present()).toBeNull();
  const { password } = operator.sandbox.demo;
  await operator.post('/web-api/user/proof', { password }, { token: player.token });
  expect((await ask()).status).toBe(200);
});
