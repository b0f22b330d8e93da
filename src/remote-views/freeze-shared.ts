import { freezeExports } from '@grandstand/bus-contracts/bus';

const OURS = '@grandstand/';

/**
 * Freezes what the page's import map shares with areas: no area changes what others, or the shell, import.
 * @remarks What no first page fetches is left for later; `i18next` keeps a state of its own.
 */
export async function freezeShared(document: Document): Promise<void> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  if (!map) return;
  const { imports } = JSON.parse(map) as { imports: Readonly<Record<string, string>> };
  const isAhead = (url: string): boolean =>
    document.querySelector(`link[rel=modulepreload][href="${CSS.escape(url)}"]`) !== null;
  const names = Object.keys(imports).filter((name) => isAhead(imports[name] ?? ''));
  await Promise.all(
    names.map(async (name) => {
      const module = (await import(/* @vite-ignore */ name)) as { readonly default?: unknown };
      if (name.startsWith(OURS)) freezeExports(module);
      // React writes to an object within.
      else Object.freeze(module.default);
    }),
  );
}
