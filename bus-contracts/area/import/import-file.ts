import { createImportScript } from './import-script';

/**
 * Imports a script by its absolute URL. One that can't be fetched is fetched once more at once, and again with each
 * later call. The build of this repository makes each `import()` a call of it.
 */
export const importFile = createImportScript({
  importModule: async (url) => import(/* @vite-ignore */ url),
  fetchModule: fetchPinned,
  pinOf,
});

/** Fetches a module script, by absolute URL; rejects where that fails or its hash is not this one. */
export async function fetchPinned(url: string, hash: string): Promise<void> {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', nonce, href: url, integrity: hash });
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${url} cannot be loaded`)));
  });
  document.head.append(link);
  await loaded;
}

/** The hash that an import map of the page pins a script to, by absolute URL. */
function pinOf(url: string): string | undefined {
  for (const { textContent } of document.querySelectorAll('script[type=importmap]')) {
    const { integrity } = JSON.parse(textContent || '{}') as { integrity?: Record<string, string> };
    if (integrity?.[url] !== undefined) return integrity[url];
  }
  return undefined;
}
