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
 * The entries of a menu whose pages exist on this site and are open to the visitor, also as dialogs, in their order.
 * @param menu the path of each entry, after the language
 */
export async function openEntries<Name extends string>(
  menu: Readonly<Record<Name, string>>,
  options: ResolveOptions,
): Promise<readonly OpenEntry<Name>[]> {
  const found = await Promise.all(
    Object.entries<string>(menu).map(async ([name, path]) => {
      const page = await resolve(withLanguage(options.language, path), options);
      // What a cancelled page is for may open as a dialog.
      const hasDialog = page.kind === 'cancel' && page.row.dialogInstead !== undefined;
      if (page.kind !== 'match' && !hasDialog) return [];
      return { name: name as Name, path, area: page.row.area };
    }),
  );
  return found.flat();
}
