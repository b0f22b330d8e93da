import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import type { ErrorBody, SoftAuthenticator, TestOperator } from '@grandstand/sandbox/testing';
import {
  cookieOf,
  registerPlayer,
  signInDemo,
  softAuthenticator,
  startOperator,
} from '@grandstand/sandbox/testing';

interface Own {
  readonly id: number;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
interface Asked<Options> {
  readonly flowId: string;
  readonly expiresAt: number;
  readonly options: Options;
}
type Creation = Asked<Parameters<SoftAuthenticator['create']>[0] & { excludeCredentials: unknown }>;
type Request = Asked<Parameters<SoftAuthenticator['get']>[0] & { allowCredentials?: unknown }>;
type Lies = NonNullable<Parameters<SoftAuthenticator['get']>[1]>;
interface Player {
  readonly token: string;
  readonly userId: string;
  readonly login: string;
}
interface Sent {
  readonly template: string;
  readonly text: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ORIGIN = 'https://grandstand.example';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let operator: TestOperator;
let player: Player;
let key: SoftAuthenticator;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: ORIGIN });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
  key = softAuthenticator(ORIGIN);
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });

const beginAdding = (who = player) =>
  operator.post<Creation & ErrorBody>('/web-api/user/passkeys/options', {}, { token: who.token });
const sendAdded = (flowId: string, response: unknown, who = player) =>
  operator.post<{ passkeys: Own[] } & ErrorBody>(
    '/web-api/user/passkeys',
    { flowId, response },
    { token: who.token, headers: { 'User-Agent': CHROME } },
  );
async function add(authenticator = key, who = player, lies: Lies = {}) {
  const { flowId, options } = (await beginAdding(who)).body;
  return sendAdded(flowId, authenticator.create(options, lies), who);
}
const list = async (who = player): Promise<Own[]> =>
  (await operator.get<{ passkeys: Own[] }>('/web-api/user/passkeys', { token: who.token })).body
    .passkeys;
const remove = (id: number, who = player) =>
  operator.call<ErrorBody>('DELETE', `/web-api/user/passkeys/${id}`, { token: who.token });
const rename = (id: number, name: string, who = player) =>
  operator.post<{ passkeys: Own[] } & ErrorBody>(
    `/web-api/user/passkeys/${id}`,
    { name },
    { token: who.token },
  );

const begin = async (): Promise<Request> =>
  (await operator.post<Request>('/web-api/auth/passkey/options')).body;
const send = (flowId: string, response: unknown, remember = false) =>
  operator.post<{ userId: string; token: string } & ErrorBody>('/web-api/auth/passkey', {
    flowId,
    response,
    remember,
  });
async function signIn(lies: Lies = {}, authenticator = key) {
  const { flowId, options } = await begin();
  return send(flowId, authenticator.get(options, lies));
}
const userOf = async (cookie: string): Promise<string> =>
  (await operator.get<{ userId: string }>('/web-api/user/check', { cookie })).body.userId;
const lastTo = async (mail: string): Promise<Sent | undefined> =>
  (await operator.get<{ messages: Sent[] }>(`/sandbox/v1/outbox?to=${mail}`)).body.messages[0];

describe('a player adds a passkey', () => {
  test('which is named after the browser, and says when it was made', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    const made = { name: 'Chrome, Windows', isBackedUp: false, usedAt: null };
    expect(body.passkeys).toEqual([
      { ...made, id: expect.any(Number) as number, createdAt: operator.clock.now() },
    ]);
    expect(await list()).toEqual(body.passkeys);
  });

  test('and learns whether their other devices have it too', async () => {
    expect(
      (await add(softAuthenticator(ORIGIN, { isBackedUp: true }))).body.passkeys,
    ).toMatchObject([{ isBackedUp: true }]);
  });

  test('for the host of the site, found without a login, with no player’s data for its name', async () => {
    const { options } = (await beginAdding()).body;
    expect(options).toMatchObject({
      rp: { id: 'grandstand.example' },
      user: { name: player.login },
      timeout: 2 * MINUTE,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect((await beginAdding()).body.options.user.id).toBe(options.user.id);
  });

  test('and no other with the same authenticator', async () => {
    await add();
    expect((await beginAdding()).body.options.excludeCredentials).toEqual([
      { id: key.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    expect(await add()).toMatchObject(refusal(409, 'passkey-taken'));
  });

  test('but not one that another player has', async () => {
    await add();
    const other = await registerPlayer(operator);
    const same = await add(softAuthenticator(ORIGIN), other, { credentialId: key.credentialId });
    expect(same).toMatchObject(refusal(409, 'passkey-taken'));
    expect(await list(other)).toEqual([]);
    expect((await signIn()).body.userId).toBe(player.userId);
  });

  test('and is informed of it in their language', async () => {
    const { demo } = operator.sandbox;
    const { body } = await operator.post<Player>('/web-api/user/login', demo, { language: 'az' });
    await add(key, body);
    expect(await lastTo('demo@example.com')).toMatchObject({
      template: 'passkey-added',
      subject: 'Giriş açarı əlavə olundu',
      text: expect.stringContaining('Chrome, Windows') as string,
    });
  });

  test('until they have twenty', async () => {
    for (let count = 0; count < 19; count++) await add(softAuthenticator(ORIGIN));
    const early = (await beginAdding()).body;
    expect((await add(softAuthenticator(ORIGIN))).body.passkeys).toHaveLength(20);
    expect(await beginAdding()).toMatchObject(refusal(409, 'passkeys-full'));
    const late = await sendAdded(early.flowId, key.create(early.options));
    expect(late).toMatchObject(refusal(409, 'passkeys-full'));
  });

  test.each<[string, Lies]>([
    ['made on another site', { origin: 'https://grandstand.evil' }],
    ['made on a part of the site’s domain', { origin: 'https://sub.grandstand.example' }],
    ['made for another host', { rpId: 'grandstand.evil' }],
    ['made for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['whose authenticator has not verified its user', { isVerified: false }],
    ['that is no new one', { type: 'webauthn.get' }],
  ])('but none %s', async (_, lies) => {
    expect(await add(key, player, lies)).toMatchObject(refusal(400, 'bad-passkey'));
    expect(await list()).toEqual([]);
  });

  test.each([
    ['no attestation', Buffer.from('nothing')],
    ['an array of more than it holds', Buffer.from('9bffffffffffffffff', 'hex')],
    ['arrays in arrays', Buffer.alloc(15_000, 0x81)],
  ])('but none that is %s', async (_, attestation) => {
    const { flowId, options } = (await beginAdding()).body;
    const made = key.create(options);
    const attestationObject = attestation.toString('base64url');
    const hostile = { ...made, response: { ...made.response, attestationObject } };
    expect(await sendAdded(flowId, hostile)).toMatchObject(refusal(400, 'bad-passkey'));
  });

  test('by an answer that is sent once, in two minutes, from the session that asked', async () => {
    const { flowId, options } = (await beginAdding()).body;
    const other = await registerPlayer(operator);
    const response = key.create(options);
    expect(await sendAdded(flowId, response, other)).toMatchObject(refusal(400, 'passkey-late'));
    expect((await sendAdded(flowId, response)).status).toBe(200);
    expect(await sendAdded(flowId, response)).toMatchObject(refusal(400, 'passkey-late'));

    const late = (await beginAdding()).body;
    skip(2 * MINUTE);
    const answer = softAuthenticator(ORIGIN).create(late.options);
    expect(await sendAdded(late.flowId, answer)).toMatchObject(refusal(400, 'passkey-late'));
  });
});

describe('a player signs in by passkey', () => {
  beforeEach(async () => void (await add()));

  test('without a login, and is remembered if they wish', async () => {
    const { options, flowId, expiresAt } = await begin();
    expect(options).toMatchObject({ rpId: 'grandstand.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    expect(expiresAt).toBe(operator.clock.now() + 2 * MINUTE);
    const answer = await send(flowId, key.get(options), true);
    expect(answer).toMatchObject({ status: 200, body: { userId: player.userId } });
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age');
    expect(await userOf(cookieOf(answer))).toBe(player.userId);
    expect((await signIn()).headers.getSetCookie()[0]).not.toContain('Max-Age');
  });

  test('and sees when it was used', async () => {
    skip(MINUTE);
    await signIn();
    expect(await list()).toMatchObject([{ usedAt: operator.clock.now() }]);
  });

  test('without a second step: the passkey is two', async () => {
    await operator.control(`/players/${player.login}/two-step`, { isOn: true });
    const answer = await signIn();
    expect(await userOf(cookieOf(answer))).toBe(player.userId);
  });

  test('unless they are barred, which they learn only by a right answer', async () => {
    await operator.control(`/players/${player.login}/close`, { isClosed: true });
    expect(await signIn({ rpId: 'grandstand.evil' })).toMatchObject(
      refusal(400, 'unknown-passkey'),
    );
    const barred = await signIn();
    expect(barred).toMatchObject(refusal(403, 'account-closed'));
    expect(barred.headers.getSetCookie()).toEqual([]);
  });

  test('unless their account moves here', async () => {
    await operator.control('/transfers', { login: player.login });
    expect(await signIn()).toMatchObject(refusal(403, 'account-moves'));
  });

  test('with an authenticator that does not count', async () => {
    expect((await signIn({ counter: 0 })).status).toBe(200);
    expect((await signIn({ counter: 0 })).status).toBe(200);
  });

  test.each([
    ['went back', 4],
    ['stood still', 5],
    ['was lost', 0],
  ])('but not with a copy whose counter %s', async (_, counter) => {
    expect((await signIn({ counter: 5 })).status).toBe(200);
    const copy = await signIn({ counter });
    expect(copy).toMatchObject(refusal(400, 'unknown-passkey'));
    expect(copy.headers.getSetCookie()).toEqual([]);
    expect((await signIn({ counter: 6 })).status).toBe(200);
  });

  test.each<[string, Lies]>([
    ['by an answer for another site', { origin: 'https://grandstand.evil' }],
    ['by an answer for another host', { rpId: 'grandstand.evil' }],
    ['by an answer to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without being verified', { isVerified: false }],
    ['by an answer of another kind', { type: 'webauthn.create' }],
    ['as another player', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['by a passkey that nobody has', { credentialId: Buffer.alloc(32).toString('base64url') }],
  ])('but not %s', async (_, lies) => {
    const refused = await signIn(lies);
    expect(refused).toMatchObject(refusal(400, 'unknown-passkey'));
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test('but not with the key of another, under their own', async () => {
    const other = await registerPlayer(operator);
    const others = softAuthenticator(ORIGIN);
    await add(others, other);
    const { flowId, options } = await begin();
    const own = key.get(options);
    const forged = { ...own, id: others.credentialId, rawId: others.credentialId };
    expect(await send(flowId, forged)).toMatchObject(refusal(400, 'unknown-passkey'));
    const stolen = { userHandle: own.response.userHandle };
    expect(await signIn(stolen, others)).toMatchObject(refusal(400, 'unknown-passkey'));
  });

  test('by an answer that is sent once, in two minutes', async () => {
    const { flowId, options } = await begin();
    const answer = key.get(options);
    expect((await send(flowId, answer)).status).toBe(200);
    expect(await send(flowId, answer)).toMatchObject(refusal(400, 'passkey-late'));
    const other = await begin();
    expect(await send(other.flowId, answer)).toMatchObject(refusal(400, 'unknown-passkey'));

    const late = await begin();
    skip(2 * MINUTE);
    const lateAnswer = await send(late.flowId, key.get(late.options));
    expect(lateAnswer).toMatchObject(refusal(400, 'passkey-late'));
  });

  test('never by an answer to the challenge of a new passkey', async () => {
    const { flowId, options } = (await beginAdding()).body;
    const answer = key.get({ challenge: options.challenge, rpId: 'grandstand.example' });
    expect(await send(flowId, answer)).toMatchObject(refusal(400, 'passkey-late'));
  });

  test('as often as a network of many people may', async () => {
    skip(5 * MINUTE);
    for (let count = 0; count < 600; count++) await begin();
    const refused = await operator.post<ErrorBody>('/web-api/auth/passkey/options');
    expect(refused).toMatchObject(refusal(429, 'too-many-attempts'));
    expect(refused.headers.get('Retry-After')).toBe('300');
    skip(5 * MINUTE);
    expect((await begin()).flowId).toBeDefined();
  });
});

describe('a player’s passkeys', () => {
  beforeEach(async () => void (await add()));
  const idOf = async (): Promise<number> => (await list())[0]?.id ?? 0;

  test('are renamed', async () => {
    const { body } = await rename(await idOf(), '  My\n phone ');
    expect(body.passkeys).toMatchObject([{ name: 'My phone' }]);
    expect(await rename(await idOf(), ' ')).toMatchObject(refusal(400, 'bad-request'));
    expect(await rename(await idOf(), 'x'.repeat(51))).toMatchObject(refusal(400, 'bad-request'));
  });

  test('are removed, sign in no more, and the player is informed', async () => {
    const mail = 'ada@example.com';
    await operator.control(`/players/${player.login}/contacts`, { mail });
    const answer = await remove(await idOf());
    expect(answer).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect(await signIn()).toMatchObject(refusal(400, 'unknown-passkey'));
    expect(await lastTo(mail)).toMatchObject({
      template: 'passkey-removed',
      text: expect.stringContaining('Chrome, Windows') as string,
    });
  });

  test('are the player’s alone', async () => {
    const other = await registerPlayer(operator);
    const id = await idOf();
    expect(await list(other)).toEqual([]);
    expect(await rename(id, 'Mine', other)).toMatchObject(refusal(404, 'not-found'));
    expect(await remove(id, other)).toMatchObject(refusal(404, 'not-found'));
    expect(await list()).toMatchObject([{ id, name: 'Chrome, Windows' }]);
    const guest = await operator.get<ErrorBody>('/web-api/user/passkeys');
    expect(guest).toMatchObject(refusal(401, 'unauthorized'));
  });
});

describe('a session that began five minutes ago or more', () => {
  const proof = (password: string, token: string) =>
    operator.post<ErrorBody>('/web-api/user/proof', { password }, { token });
  const newToken = async (cookie: string): Promise<string> =>
    (await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie })).body.token;
  const late = async (): Promise<{ token: string; cookie: string }> => {
    const demo = await signInDemo(operator);
    await add(key, demo);
    skip(5 * MINUTE);
    return demo;
  };
  const asked = (token: string) => beginAdding({ ...player, token });

  test('neither adds nor removes a passkey until the player gives the password', async () => {
    const { token, cookie } = await late();
    expect(await asked(token)).toMatchObject({
      status: 403,
      body: { error: { code: 'proof-required', details: { by: 'password' } } },
    });
    const [own] = await list({ ...player, token });
    const id = own?.id ?? 0;
    expect(await remove(id, { ...player, token })).toMatchObject(refusal(403, 'proof-required'));
    expect(await proof('wrong', token)).toMatchObject(refusal(400, 'wrong-password'));
    expect((await asked(token)).status).toBe(403);

    expect((await proof(operator.sandbox.demo.password, token)).status).toBe(200);
    expect((await asked(token)).status).toBe(200);
    expect((await remove(id, { ...player, token })).status).toBe(200);
    skip(4 * MINUTE);
    expect((await asked(token)).status).toBe(200);
    skip(MINUTE);
    expect((await asked(await newToken(cookie))).status).toBe(403);
  });

  test('is as one that a link began: another session may have passed it on', async () => {
    const { body } = await operator.control<{ token: string }>('/players/demo/sign-in-link');
    const link = { mode: 'token', token: body.token };
    const signedIn = await operator.post<Player>('/web-api/user/login', link);
    expect(await asked(signedIn.body.token)).toMatchObject(refusal(403, 'proof-required'));
    await proof(operator.sandbox.demo.password, signedIn.body.token);
    expect((await asked(signedIn.body.token)).status).toBe(200);
  });

  test('needs a new sign-in where the player has two steps: a password is one', async () => {
    const { token } = await late();
    await operator.control('/players/demo/two-step', { isOn: true });
    onTestFinished(async () => {
      await operator.control('/players/demo/two-step', { isOn: false });
    });
    const refused = {
      status: 403,
      body: { error: { code: 'proof-required', details: { by: 'sign-in' } } },
    };
    expect(await asked(token)).toMatchObject(refused);
    expect(await proof(operator.sandbox.demo.password, token)).toMatchObject(refused);
    const { body } = await signIn();
    expect((await asked(body.token)).status).toBe(200);
  });

  test('lets nobody guess the password', async () => {
    const { token } = await late();
    for (let count = 0; count < 3; count++) await proof('wrong', token);
    const right = await proof(operator.sandbox.demo.password, token);
    expect(right).toMatchObject({ status: 400, body: { error: { code: 110 } } });
    // Others are not kept from signing in by it.
    const other = await operator.post('/web-api/user/login', operator.sandbox.demo, {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    expect(other.status).toBe(200);
  });
});
