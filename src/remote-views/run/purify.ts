import type { Config, DOMPurify } from 'dompurify';
import {
  DOCUMENT_IDS,
  isDescribingLink,
  isOwnAction,
  isOwnDrawing,
  isDescriptive,
  kindsOf,
  LINK_ATTRIBUTES,
  META_ATTRIBUTES,
} from '@grandstand/bus-contracts/area';
import { pagePolicy } from './trusted-types';

/** React's markers between texts and around boundaries, which hydration needs. */
const COMMENT = '#comment';

const BODY: Config = {
  ADD_TAGS: ['use', COMMENT],
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style', 'formaction'],
};

const DOCUMENT_ID_SELECTOR = DOCUMENT_IDS.map((id) => `#${id}`).join();

const HEAD: Config = {
  ALLOWED_TAGS: ['meta', 'link'],
  ALLOWED_ATTR: [...META_ATTRIBUTES, ...LINK_ATTRIBUTES],
  // These are texts: "og:title" and "Odds: 2.05" only look like URLs with a scheme.
  ADD_URI_SAFE_ATTR: [...META_ATTRIBUTES],
  // Without it the parser moves leading <meta> and <link> into the head, which is dropped.
  FORCE_BODY: true,
};

/** The allowed attributes of a text. */
const TEXT_ATTRIBUTES = ['href', 'colspan', 'rowspan', 'scope'];

export interface Purifier {
  body(html: string): DocumentFragment;
  head(html: string): DocumentFragment;
  /** Keeps the given tags and `<h1>`; tags of `dropped` are removed with their content. */
  text(html: string, tags: readonly string[], dropped: readonly string[]): DocumentFragment;
}

/** Sanitizes HTML from remotes. */
export function createPurifier(purify: DOMPurify): Purifier {
  const clean = (html: string, config: Config): DocumentFragment => {
    const policy = pagePolicy();
    return purify.sanitize(html, {
      ...config,
      RETURN_DOM_FRAGMENT: true,
      ...(policy && { TRUSTED_TYPES_POLICY: policy as Config['TRUSTED_TYPES_POLICY'] }),
    });
  };
  return {
    body(html) {
      const fragment = clean(html, BODY);
      for (const use of fragment.querySelectorAll('use')) {
        keepOwnSite(use, ['href', 'xlink:href'], isOwnDrawing);
      }
      for (const form of fragment.querySelectorAll('form'))
        keepOwnSite(form, ['action'], isOwnAction);
      for (const one of fragment.querySelectorAll(DOCUMENT_ID_SELECTOR)) one.removeAttribute('id');
      return fragment;
    },
    text: (html, tags, dropped) =>
      // In a document without a doctype the parser leaves a table inside a paragraph.
      clean(`<!doctype html>${withoutHandlers(html)}`, {
        ALLOWED_TAGS: ['h1', ...tags],
        FORBID_CONTENTS: [...dropped],
        ALLOWED_ATTR: TEXT_ATTRIBUTES,
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
      }),
    head(html) {
      const fragment = clean(html, HEAD);
      for (const link of fragment.querySelectorAll('link')) {
        if (!isDescribingLink(link.rel)) link.remove();
      }
      for (const meta of fragment.querySelectorAll('meta')) {
        if (!isDescriptive(kindsOf(meta))) meta.remove();
      }
      return fragment;
    },
  };
}

/**
 * Renames handlers and styles. The purifier removes them anyway, but its parser reads them first, and
 * the page's policy would report each.
 */
function withoutHandlers(html: string): string {
  return html
    .replaceAll(/<(\/?)style\b/gi, '<$1template')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/([\s"'/])(?:on\w+|style)(?=\s*=)/gi, '$1data-muted'),
    );
}

/** Removes attributes that refer to other sites. */
function keepOwnSite(
  element: Element,
  names: readonly string[],
  isOwn: (address: string) => boolean,
): void {
  for (const name of names) {
    if (!isOwn(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
}
