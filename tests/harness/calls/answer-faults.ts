import { held, offline, refuse } from '../fakes/fake-operator';

/** A fault of a call; `good` is the answer it would have had. */
export type AnswerFault = (good: unknown) => unknown;

const json = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** A body that breaks off after its first letters. */
function broken(good: unknown): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(good).slice(0, 3)));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** The same with every member of another type. */
function ofOtherTypes(good: unknown): object {
  return Object.fromEntries(
    Object.entries(good as object).map(([key, value]) => [
      key,
      typeof value === 'number' || typeof value === 'boolean' ? 'seven' : 7,
    ]),
  );
}

/** Twelve ways in which an answer is none. */
export const ANSWER_FAULTS: Readonly<Record<string, AnswerFault>> = {
  refused: offline,
  reset: broken,
  slow: () => held().promise,
  'a refusal': () => refuse(400, 'no'),
  'no right': () => refuse(403, 'forbidden'),
  'no player': () => refuse(401, 'unauthorized'),
  'a broken operator': () => refuse(500, 1),
  'an operator that is away': () => new Response('<html>Bad gateway</html>', { status: 502 }),
  HTML: () => new Response('<!doctype html>'),
  truncated: (good) => json(JSON.stringify(good).slice(0, -1)),
  'another shape': () => json('{}'),
  'another type': (good) => json(JSON.stringify(ofOtherTypes(good))),
};
