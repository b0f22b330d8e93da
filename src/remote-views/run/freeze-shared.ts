import { freezeExports } from '@grandstand/bus-contracts/bus';

const OWN_SCOPE = '@grandstand/';

/**
 * Freezes the modules that the page shares with areas, so that no area changes them for others.
 * @remarks Freezes preloaded modules only; `i18next` keeps a state of its own.
 */
export async function freezeShared(
  document: Document,
  imports: Readonly<Record<string, string>>,
): Promise<void> {
  const isPreloaded = (url: string): boolean =>
    document.querySelector(`link[rel=modulepreload][href="${CSS.escape(url)}"]`) !== null;
  const names = Object.keys(imports).filter((name) => isPreloaded(imports[name] ?? ''));
  await Promise.all(
    names.map(async (name) => {
      const module = (await import(/* @vite-ignore */ name)) as { readonly default?: unknown };
      if (name.startsWith(OWN_SCOPE)) freezeExports(module);
      // The default export is not frozen deeply: React writes to an inner object.
      else Object.freeze(module.default);
    }),
  );
}
