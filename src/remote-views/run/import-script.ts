/**
 * Creates the import of areas' scripts, which can be tried again: Chromium never fetches a module whose
 * fetch has failed a second time, so each further try has another fragment. The page's import map pins a
 * script by its address without one; a preload checks the pin instead.
 */
export function createImportScript(
  document: Document,
  importModule: (url: string) => Promise<unknown>,
): (url: string) => Promise<unknown> {
  const failures = new Map<string, number>();
  return async (url) => {
    const failed = failures.get(url) ?? 0;
    const address = failed === 0 ? url : `${url}#${failed}`;
    try {
      if (failed > 0) await preload(document, address, pinOf(document, url));
      return await importModule(address);
    } catch (error) {
      failures.set(url, failed + 1);
      throw error;
    }
  };
}

/** The hash that the page's import map pins a script to; empty where it pins none. */
function pinOf(document: Document, url: string): string {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return integrity[url] ?? '';
}

/** Fetches a module and checks its hash; rejects where either fails. */
async function preload(document: Document, href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    Object.assign(link, {
      rel: 'modulepreload',
      nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
      integrity,
      href,
      onload: resolve,
      onerror: () => reject(new Error(`The script ${href} cannot be loaded.`)),
    });
    document.head.append(link);
  }).finally(() => link.remove());
}
