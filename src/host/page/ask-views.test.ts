import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import { createAskView } from './ask-views';

const AREA = { name: 'sports', url: 'http://areas.test/sports', origin: 'http://areas.test' };
const PAGE = { fullPath: '/en/live', language: 'en', settings: DEFAULT_VIEW_SETTINGS } as const;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('an area that is asked for its view', () => {
  // As Node's own fetch does where the abort meets the head of the answer.
  it.each([
    ['says nothing at all', async () => new Promise<Response>(() => {})],
    ['says no more after its head', async () => new Response(new ReadableStream())],
  ])('P41 is left to the browser in time where it %s, abort or not', async (_, answer) => {
    const ask = createAskView(answer, 20);
    expect(await ask(AREA, PAGE)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is logged without what stands behind "?" in the page’s address: it may be personal', async () => {
    const ask = createAskView(async () => Promise.reject(new Error('down')), 20);
    await ask(AREA, { ...PAGE, fullPath: '/en/live?code=1' });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The area "sports" gave no view of /en/live:',
      new Error('down'),
    );
  });
});
