import { expect, test, vi } from 'vitest';
import { boundedPartners, LARGEST_ANSWER } from './bounded-answers';

const ORIGIN = 'https://partner.example';
const PLACES = ['identityProvider', 'games', 'bank'] as const;

/** Calls each partner, each of which gives an answer. */
const answersOf = (answer: () => Response): Promise<Response>[] => {
  const fetch = async () => answer();
  const place = { origin: ORIGIN, fetch };
  const bounded = boundedPartners({ identityProvider: place, games: place, bank: place });
  return PLACES.map(async (name) => bounded[name]!.fetch(ORIGIN, {}));
};

test('an answer of a partner is read as it is', async () => {
  const answers = answersOf(() =>
    Response.json({ a: 'ä' }, { status: 201, headers: { 'x-a': '1' } }),
  );
  for (const answer of await Promise.all(answers)) {
    expect([answer.status, answer.headers.get('x-a'), await answer.json()]).toEqual([
      201,
      '1',
      { a: 'ä' },
    ]);
  }
  const [empty] = await Promise.all(answersOf(() => new Response(null, { status: 204 })));
  expect(empty?.status).toBe(204);
});

test('an answer that never ends is not read on', async () => {
  const pulls = vi.fn();
  const endless = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          pulls();
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        },
      }),
    );
  for (const answer of answersOf(endless)) await expect(answer).rejects.toThrow('more than');
  expect(pulls.mock.calls.length).toBeLessThan(PLACES.length * (LARGEST_ANSWER / 65_536 + 5));
});

test('an answer that is one byte too large, and one that says that it is, are refused', async () => {
  const large = () => new Response(' '.repeat(LARGEST_ANSWER + 1));
  const said = () => new Response('1', { headers: { 'content-length': '99999999' } });
  for (const answer of [...answersOf(large), ...answersOf(said)]) {
    await expect(answer).rejects.toThrow('more than');
  }
  const whole = await Promise.all(answersOf(() => new Response(' '.repeat(LARGEST_ANSWER))));
  for (const answer of whole) expect(await answer.text()).toHaveLength(LARGEST_ANSWER);
});

test('partners that there are none of stay so', () => {
  expect(boundedPartners({})).toEqual({});
});
