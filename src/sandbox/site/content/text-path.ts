import { termPath } from './alphabet';
import type { ContentKind } from './content';

/** The kinds of texts that explain the site. News are none: they advertise. */
export const HELP_KINDS = ['rules', 'pages', 'alphabet'] as const satisfies readonly ContentKind[];

/** The pages whose addresses are not their slugs. */
const PAGES: Readonly<Record<string, string>> = {
  'mobile-app': '/apps/mobile',
  'desktop-app': '/apps/desktop',
};

/** The page of a text that explains the site, after the language, at a place of it where one is given. */
export function textPath(
  kind: (typeof HELP_KINDS)[number],
  slug: string,
  anchor: string | null,
): string {
  return `${pageOf(kind, slug)}${anchor === null ? '' : `#${anchor}`}`;
}

function pageOf(kind: (typeof HELP_KINDS)[number], slug: string): string {
  switch (kind) {
    case 'rules':
      return `/rules/${slug.replace('.', '/')}`;
    case 'alphabet':
      return termPath(slug);
    case 'pages':
      return PAGES[slug] ?? `/${slug}`;
  }
}
