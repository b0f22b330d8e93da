import type { Config, DOMPurify } from 'dompurify';
import { BOOT_ELEMENT_ID, isTelling, kindsOf } from '@grandstand/bus-contracts/area';
import { pagePolicy } from './trusted-types';

/** React's own marks between texts and around boundaries; without them nothing can take the markup over. */
const COMMENT = '#comment';

const BODY: Config = {
  ADD_TAGS: ['use', COMMENT],
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style', 'formaction'],
};

/** `<use>` may copy from this document or a file of this site only: "#icon", "/icons.svg#icon". */
const OWN_DRAWING = /^(#|\/[\w-])/;
/** A form may send to this site only: "/en/live". */
const OWN_PATH = /^\/([\w-]|$)/;

/** Ids that are the document's own. */
const OWN_IDS = `#root,#${BOOT_ELEMENT_ID}`;

const HEAD: Config = {
  ALLOWED_TAGS: ['meta', 'link'],
  ALLOWED_ATTR: [
    'name',
    'property',
    'content',
    'rel',
    'href',
    'hreflang',
    'media',
    'type',
    'sizes',
  ],
  // Words, and no addresses: "og:title" and "Odds: 2.05" only look as if they had a scheme.
  ADD_URI_SAFE_ATTR: ['name', 'property', 'content'],
  // Without it, leading <meta> and <link> are taken for the parsed document's own head, and dropped.
  FORCE_BODY: true,
};

/** Links that only tell of the page; none of them loads anything that runs or paints. */
const LINK_KINDS = new Set(['canonical', 'alternate', 'next', 'prev', 'amphtml']);

/** What stays of a text beside its tags. */
const TEXT_ATTRIBUTES = ['href', 'colspan', 'rowspan', 'scope'];

export interface Purifier {
  body(html: string): DocumentFragment;
  head(html: string): DocumentFragment;
  /** Text and links alone; an `<h1>` stays for who knows what it is to be, and silent tags go with their content. */
  text(html: string, tags: readonly string[], silent: readonly string[]): DocumentFragment;
}

/** Cleans what comes from a remote. */
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
        keepOwn(use, ['href', 'xlink:href'], OWN_DRAWING);
      }
      for (const form of fragment.querySelectorAll('form')) keepOwn(form, ['action'], OWN_PATH);
      for (const one of fragment.querySelectorAll(OWN_IDS)) one.removeAttribute('id');
      return fragment;
    },
    text: (html, tags, silent) =>
      // As a page of today is read: in one without a doctype a table stands in a paragraph.
      clean(`<!doctype html>${muted(html)}`, {
        ALLOWED_TAGS: ['h1', ...tags],
        FORBID_CONTENTS: [...silent],
        ALLOWED_ATTR: TEXT_ATTRIBUTES,
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
      }),
    head(html) {
      const fragment = clean(html, HEAD);
      for (const link of fragment.querySelectorAll('link')) {
        if (!LINK_KINDS.has(link.rel)) link.remove();
      }
      for (const meta of fragment.querySelectorAll('meta')) {
        if (!isTelling(kindsOf(meta))) meta.remove();
      }
      return fragment;
    },
  };
}

/**
 * Gives handlers and styles other names. The purifier takes them away in any case; but its parser
 * reads them first, and the page's policy would report each.
 */
function muted(html: string): string {
  return html
    .replaceAll(/<(\/?)style\b/gi, '<$1template')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/([\s"'/])(?:on\w+|style)(?=\s*=)/gi, '$1data-muted'),
    );
}

/** Drops the attributes that lead off the site. */
function keepOwn(element: Element, names: readonly string[], own: RegExp): void {
  for (const name of names) {
    if (!own.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
}
