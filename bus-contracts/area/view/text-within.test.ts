import { describe, expect, it } from 'vitest';
import { textWithin } from './text-within';

/** An endless answer that counts its read chunks. */
function endless(headers?: HeadersInit) {
  const seen = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.chunks += 1;
        controller.enqueue(new Uint8Array(1000).fill(65));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, answer: new Response(body, headers && { headers }) };
}

describe('an answer that is read within a limit', () => {
  it('is read whole up to the limit, in bytes, in chunks of any size', async () => {
    expect(await textWithin(new Response('жж'), 4)).toBe('жж');
    expect(await textWithin(new Response('жжx'), 4)).toBeUndefined();
    expect(await textWithin(new Response(null), 4)).toBe('');
    const [first, second] = [new Uint8Array([0xd0]), new Uint8Array([0xb6])];
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    expect(await textWithin(new Response(cut), 4)).toBe('ж');
  });

  it('is cancelled when it passes the limit', async () => {
    const { seen, answer } = endless();
    expect(await textWithin(answer, 10_000)).toBeUndefined();
    expect(seen).toEqual({ chunks: 11, isCancelled: true });
  });

  it('is not read if it announces a larger size', async () => {
    const { seen, answer } = endless({ 'content-length': '300000000' });
    expect(await textWithin(answer, 10_000)).toBeUndefined();
    expect(seen).toEqual({ chunks: 0, isCancelled: true });
  });
});
