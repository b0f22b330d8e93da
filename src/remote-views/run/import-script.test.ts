// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { createImportScript } from './import-script';

const URL_OF_AREA = 'https://areas.test/sports.js';

/** A page whose preloads succeed or fail, and modules that can't be fetched the first time. */
function openPage(isPreloaded: boolean) {
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity: { [URL_OF_AREA]: 'sha256-pin' } })}</script>`;
  const preloads: [string, string][] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const link of addedNodes) {
        if (!(link instanceof HTMLLinkElement)) continue;
        preloads.push([link.getAttribute('href') ?? '', link.integrity]);
        link.dispatchEvent(new Event(isPreloaded ? 'load' : 'error'));
      }
    }
  });
  observer.observe(document.head, { childList: true });
  onTestFinished(() => observer.disconnect());
  const imported: string[] = [];
  const importScript = createImportScript(document, async (url) => {
    imported.push(url);
    if (url === URL_OF_AREA) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: 'area' };
  });
  return { importScript, imported, preloads };
}

it('RVW-02 imports a script that could not be fetched under another fragment, with the pin of the page', async () => {
  const { importScript, imported, preloads } = openPage(true);
  await expect(importScript(URL_OF_AREA)).rejects.toThrow('Failed to fetch');
  expect(preloads).toEqual([]);
  expect(await importScript(URL_OF_AREA)).toEqual({ default: 'area' });
  expect(preloads).toEqual([[`${URL_OF_AREA}#1`, 'sha256-pin']]);
  expect(imported).toEqual([URL_OF_AREA, `${URL_OF_AREA}#1`]);
});

it('P80 runs no script whose hash is not the pinned one at a further try', async () => {
  const { importScript, imported } = openPage(false);
  await expect(importScript(URL_OF_AREA)).rejects.toThrow('Failed to fetch');
  await expect(importScript(URL_OF_AREA)).rejects.toThrow('cannot be loaded');
  expect(imported).toEqual([URL_OF_AREA]);
});
