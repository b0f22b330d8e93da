// @vitest-environment jsdom
import { scriptPinsPath } from '@grandstand/bus-contracts/area';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPinScripts, type PinScriptsPorts } from './pin-scripts';

const PINS = { 'https://areas.test/casino/casino-1.js': `sha256-${'a'.repeat(43)}=` };

beforeEach(() => document.head.replaceChildren());

const maps = (): { integrity: object }[] =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    ({ textContent }) => JSON.parse(textContent) as { integrity: object },
  );

function setUp(changes: Partial<PinScriptsPorts> = {}) {
  const asked: string[] = [];
  const fetched: string[][] = [];
  const pin = createPinScripts({
    document,
    fetch: async (path) => {
      asked.push(path);
      return Response.json(PINS);
    },
    fetchPinned: async (...script) => void fetched.push(script),
    resolves: () => true,
    ...changes,
  });
  return { pin, asked, fetched };
}

describe('P85 the scripts of an area that the page did not begin with', () => {
  it('are pinned by a map of their own, once', async () => {
    const { pin, asked, fetched } = setUp();
    await Promise.all([pin('casino'), pin('casino')]);
    await pin('casino');
    expect(asked).toEqual([scriptPinsPath('casino')]);
    expect(maps()).toMatchObject([{ integrity: PINS }]);
    expect(fetched).toEqual([]);
  });

  it('are fetched with their hashes where the browser takes no later map', async () => {
    const { pin, fetched } = setUp({ resolves: () => false });
    await pin('casino');
    expect(fetched).toEqual(Object.entries(PINS));
  });

  it('do not run there if a hash is another', async () => {
    const refused = new Error('another hash');
    const { pin } = setUp({
      resolves: () => false,
      fetchPinned: async () => {
        throw refused;
      },
    });
    await expect(pin('casino')).rejects.toBe(refused);
  });

  it('do not run while their hashes can’t be loaded, which is tried again', async () => {
    const answers = [new Response(null, { status: 503 }), Response.json(PINS)];
    const { pin } = setUp({ fetch: async () => answers.shift() ?? Response.error() });
    await expect(pin('casino')).rejects.toThrow('casino');
    expect(maps()).toEqual([]);
    await pin('casino');
    expect(maps()).toHaveLength(1);
  });

  it('need nothing where nobody pins them', async () => {
    const { pin, asked } = setUp({
      fetch: async (path) => {
        asked.push(path);
        return Response.json({});
      },
    });
    await pin('foreign');
    expect(asked).toEqual([scriptPinsPath('foreign')]);
    expect(maps()).toEqual([]);
  });
});
