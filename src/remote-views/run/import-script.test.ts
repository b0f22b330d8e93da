import { expect, it } from 'vitest';
import { createImportScript } from './import-script';

const SCRIPT = 'https://areas.test/sports.js';

/** A browser that could not fetch a module the first time, and remembers it. */
function openBrowser(fetchModule: () => Promise<void>) {
  const fetched: (readonly [url: string, hash: string])[] = [];
  const imported: string[] = [];
  const importScript = createImportScript({
    importModule: async (url) => {
      imported.push(url);
      if (url === SCRIPT) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: 'area' };
    },
    fetchModule: async (url, hash) => {
      fetched.push([url, hash]);
      await fetchModule();
    },
    pins: { [SCRIPT]: 'sha256-pin' },
  });
  const load = async (): Promise<unknown> => importScript(SCRIPT, new AbortController().signal);
  return { load, imported, fetched };
}

it('RVW-02 imports a script that could not be fetched under another fragment, with the pin of the page', async () => {
  const { load, imported, fetched } = openBrowser(async () => {});
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(fetched).toEqual([]);
  expect(await load()).toEqual({ default: 'area' });
  expect(fetched).toEqual([[`${SCRIPT}#1`, 'sha256-pin']]);
  expect(imported).toEqual([SCRIPT, `${SCRIPT}#1`]);
});

it('P85 imports nothing at a further try whose hash is not the pinned one', async () => {
  const { load, imported } = openBrowser(async () => {
    throw new Error('the hash differs');
  });
  await expect(load()).rejects.toThrow('Failed to fetch');
  await expect(load()).rejects.toThrow('the hash differs');
  expect(imported).toEqual([SCRIPT]);
});
