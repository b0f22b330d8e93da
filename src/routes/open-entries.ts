import { withLanguage } from './address/language-prefix';
import { resolve, type ResolveOptions } from './resolve';

/** An entry of a menu. */
export interface OpenEntry<Name extends string> {
  readonly name: Name;
  /** After the language. */
  readonly path: string;
  /** The area that shows its page; null: the shell. */
  readonly area: string | null;
}

/**
 * The entries of a menu whose pages exist on this site and are open to the visitor, in their order.
 * @param menu the path of each entry, after the language
 */
export async function openEntries<Name extends string>(
  menu: Readonly<Record<Name, string>>,
  options: ResolveOptions,
): Promise<readonly OpenEntry<Name>[]> {
  const found = await Promise.all(
    Object.entries<string>(menu).map(async ([name, path]) => {
      const page = await resolve(withLanguage(options.language, path), options);
      if (page.kind !== 'match') return [];
      return { name: name as Name, path, area: page.row.area };
    }),
  );
  return found.flat();
}
