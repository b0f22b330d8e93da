import { expect, it } from 'vitest';
import { createImportScript } from './import-script';

const SCRIPT = 'https://areas.test/sports.js';
const NOT_FETCHED: Error = new TypeError('Failed to fetch dynamically imported module');

/** A browser that can't fetch a module for so many tries, and remembers each address that failed. */
function openBrowser({ fails = 0, error = NOT_FETCHED, pin = '', isPinned = true } = {}) {
  const fetched: (readonly [url: string, hash: string])[] = [];
  const imported: string[] = [];
  const failed = new Set<string>();
  const load = createImportScript({
    importModule: async (url) => {
      imported.push(url);
      if (failed.size < fails) failed.add(url);
      if (failed.has(url)) throw error;
      return { default: url };
    },
    fetchModule: async (url, hash) => {
      fetched.push([url, hash]);
      if (!isPinned) throw new Error('the hash is another');
    },
    pinOf: (url) => (url === SCRIPT && pin !== '' ? pin : undefined),
  });
  return { load, imported, fetched };
}

it('a script that could not be fetched is imported once more, under another fragment', async () => {
  const { load, imported, fetched } = openBrowser({ fails: 1 });
  expect(await load(SCRIPT)).toEqual({ default: `${SCRIPT}#1` });
  expect(imported).toEqual([SCRIPT, `${SCRIPT}#1`]);
  expect(fetched).toEqual([]);
});

it('each later call tries under a new fragment, and a loaded script is kept', async () => {
  const { load, imported } = openBrowser({ fails: 3 });
  await expect(load(SCRIPT)).rejects.toThrow('Failed to fetch');
  expect(await load(SCRIPT)).toEqual({ default: `${SCRIPT}#3` });
  expect(await load(SCRIPT)).toEqual({ default: `${SCRIPT}#3` });
  expect(imported).toEqual([SCRIPT, `${SCRIPT}#1`, `${SCRIPT}#2`, `${SCRIPT}#3`]);
});

it('all simultaneous callers import it under one address', async () => {
  const { load, imported } = openBrowser({ fails: 1 });
  const [one, other] = await Promise.all([load(SCRIPT), load(SCRIPT)]);
  expect(one).toBe(other);
  expect(imported).toEqual([SCRIPT, `${SCRIPT}#1`]);
});

it('a script that throws is not run again without a call', async () => {
  const { load, imported } = openBrowser({ fails: 1, error: new Error('bad part') });
  await expect(load(SCRIPT)).rejects.toThrow('bad part');
  expect(imported).toEqual([SCRIPT]);
});

it('P85 a pinned script is imported at a further try with its hash', async () => {
  const { load, fetched } = openBrowser({ fails: 1, pin: 'sha256-pin' });
  await load(SCRIPT);
  expect(fetched).toEqual([[`${SCRIPT}#1`, 'sha256-pin']]);
});

it('P85 a script with another hash than the pinned one is not imported', async () => {
  const { load, imported } = openBrowser({ fails: 1, pin: 'sha256-pin', isPinned: false });
  await expect(load(SCRIPT)).rejects.toThrow('the hash is another');
  await expect(load(SCRIPT)).rejects.toThrow('the hash is another');
  expect(imported).toEqual([SCRIPT]);
});
