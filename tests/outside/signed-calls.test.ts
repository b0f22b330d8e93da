import fc from 'fast-check';
import { PARTNER_CALL_WINDOW, PARTNER_HEADERS } from '@grandstand/bus-contracts/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';
import { signCall } from '../../src/outside/kit/sign-call';
import type { CallToSign } from '../../src/outside/kit/sign-call';

const SECRETS = { games: 'the-secret-of-games', bank: 'the-secret-of-the-bank' };
const HELLO = { origin: 'http://127.0.0.1:3002', version: '1' };

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator({ partnerSecrets: SECRETS });
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

/** A call as a partner makes it now. */
const helloNow = (): CallToSign => ({
  partner: 'games',
  secret: SECRETS.games,
  method: 'POST',
  path: '/partner-api/v1/hello',
  body: JSON.stringify(HELLO),
  at: operator.clock.now(),
  nonce: crypto.randomUUID(),
});

interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const signed = (call: CallToSign): SentCall => ({ ...call, headers: signCall(call) });

/** The status of a call, and why it was refused. */
async function send({ method, path, body, headers }: SentCall): Promise<[number, unknown]> {
  const answer = await operator.sandbox.fetch(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    }),
  );
  const { error } = (await answer.json()) as { error?: { details?: { reason?: string } } };
  return [answer.status, error?.details?.reason];
}

const ACCEPTED = [200, undefined];

describe('a call of a partner', () => {
  it('is accepted with its signature, and only once', async () => {
    const call = signed(helloNow());
    expect(await send(call)).toEqual(ACCEPTED);
    expect(await send(call)).toEqual([401, 'replayed']);
    expect(await send(signed(helloNow()))).toEqual(ACCEPTED);
  });

  it('is refused without a secret that the operator knows', async () => {
    const { body, method, path } = helloNow();
    expect(await send({ body, method, path, headers: {} })).toEqual([401, 'unknown-partner']);
    const unknown = signed({ ...helloNow(), partner: 'identity', secret: '' });
    expect(await send(unknown)).toEqual([401, 'unknown-partner']);
    const forged = signed({ ...helloNow(), secret: 'guessed' });
    expect(await send(forged)).toEqual([401, 'bad-signature']);
    const byAnother = signed({ ...helloNow(), secret: SECRETS.bank });
    expect(await send(byAnother)).toEqual([401, 'bad-signature']);
  });

  it.each([
    [PARTNER_CALL_WINDOW, ACCEPTED],
    [-PARTNER_CALL_WINDOW, ACCEPTED],
    [PARTNER_CALL_WINDOW + 1, [401, 'late']],
    [-PARTNER_CALL_WINDOW - 1, [401, 'late']],
  ])('is refused at another time: by %d ms', async (by, expected) => {
    expect(await send(signed({ ...helloNow(), at: operator.clock.now() + by }))).toEqual(expected);
  });

  it.each([
    ['body', { body: JSON.stringify({ ...HELLO, origin: 'https://evil.test' }) }],
    ['path', { path: '/partner-api/v1/hello?to=evil' }],
  ])('is refused with a changed %s', async (_part, change) => {
    expect(await send({ ...signed(helloNow()), ...change })).toEqual([401, 'bad-signature']);
  });

  it('is refused after any change of what is signed', async () => {
    const part = fc.constantFrom<'body' | keyof typeof PARTNER_HEADERS>(
      'body',
      'partner',
      'timestamp',
      'nonce',
      'signature',
    );
    const change = fc.record({
      part,
      at: fc.nat(200),
      by: fc.constantFrom('0', '5', '9', 'a', 'f', '-', '{', '}', '"', ' '),
      isInserted: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ part, at, by, isInserted }) => {
        const call = signed(helloNow());
        const text = part === 'body' ? call.body : (call.headers[PARTNER_HEADERS[part]] ?? '');
        const place = at % text.length;
        const changed = text.slice(0, place) + by + text.slice(place + (isInserted ? 0 : 1));
        // A header is read without spaces at its ends.
        fc.pre(changed.trim() !== text);
        const sent =
          part === 'body'
            ? { ...call, body: changed }
            : { ...call, headers: { ...call.headers, [PARTNER_HEADERS[part]]: changed } };
        expect((await send(sent))[0]).toBe(401);
        // The unchanged call was not used up by the forged one.
        expect(await send(call)).toEqual(ACCEPTED);
      }),
      { numRuns: 100 },
    );
  });

  it('is accepted at most once, whenever it is repeated', async () => {
    const waits = fc.array(fc.integer({ min: 0, max: 2 * PARTNER_CALL_WINDOW }), { maxLength: 6 });
    const skew = fc.integer({ min: -PARTNER_CALL_WINDOW, max: PARTNER_CALL_WINDOW });
    await fc.assert(
      fc.asyncProperty(skew, waits, async (by, pauses) => {
        const call = signed({ ...helloNow(), at: operator.clock.now() + by });
        const statuses = [(await send(call))[0]];
        for (const pause of pauses) {
          operator.clock.jump(operator.clock.now() + pause);
          // Other calls make the operator forget old ones.
          await send(signed(helloNow()));
          statuses.push((await send(call))[0]);
        }
        expect(statuses).toEqual([200, ...pauses.map(() => 401)]);
      }),
      { numRuns: 50 },
    );
  });
});
