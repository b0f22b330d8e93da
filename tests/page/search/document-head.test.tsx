import type { RemoteView } from '@grandstand/bus-contracts/area';
import { settle } from '@grandstand/bus-contracts/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createViewDocument } from '../../../src/remote-views/view-document';
import type { HeadTag } from '../../../src/routes/search';
import { createDocumentHead } from '../../../src/services/page/seo/document-head';

const meta = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
});
const canonical = (href: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'canonical', href },
});

/** An area's metadata of a page. */
const AREA: RemoteView = {
  appName: 'sports',
  title: 'The area’s',
  codeToEval: '',
  scriptsToLoad: [],
  head: [
    '<meta name="Description" content="area">',
    '<meta name="robots" content="noarchive">',
    '<meta property="og:title" content="area">',
    '<link rel="canonical" href="https://a.test/x">',
    '<link rel="next" href="https://a.test/2">',
  ].join(''),
  body: '',
  style: 'p { color: red }',
  cssToLoad: [],
};

/** The tags in the head, each by its content. */
function reported(): string[] {
  return [...document.head.querySelectorAll('meta,link:not([rel=stylesheet])')].map(
    (tag) =>
      `${tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel')}: ${tag.getAttribute('content') ?? tag.getAttribute('href')}`,
  );
}

/** A page as the server wrote it, with its area's metadata. */
function open({ isTitleOperators = false } = {}) {
  document.head.innerHTML = [
    `<title${isTitleOperators ? ' data-seo' : ''}>Served</title>`,
    '<meta name="description" content="served" data-seo>',
    '<meta name="viewport" content="width=1">',
    '<link rel="stylesheet" href="data:text/css," data-area="sports">',
    ...['keywords', 'twitter:card', 'og:type'].map(
      (name) => `<meta name="${name}" content="first" data-area="sports">`,
    ),
    ...['next', 'prev', 'amphtml'].map(
      (rel) => `<link rel="${rel}" href="https://a.test/first" data-area="sports">`,
    ),
  ].join('');
  const viewDocument = createViewDocument(document, () => 'Stand');
  const { signal } = new AbortController();
  return {
    head: createDocumentHead(document),
    showArea: async (view: Partial<RemoteView> = {}) =>
      viewDocument.show(
        { name: 'sports', key: 'sports', element: document.createElement('div') },
        { ...AREA, ...view },
        [],
        signal,
      ),
  };
}

const moveTo = (path: string): void => history.replaceState(null, '', path);

// Loaded here once, so that no test waits for the disk.
beforeAll(async () => {
  await Promise.all([import('../../../src/remote-views/run/purify'), import('dompurify')]);
});
beforeEach(() => moveTo('/en/line'));
afterEach(() => {
  document.head.replaceChildren();
  moveTo('/');
});

describe('the document’s head', () => {
  test('SEO-01 keeps nothing of the former page after a move, and all tags of the site', () => {
    const { head } = open();
    moveTo('/en/live');
    head.show([meta('robots', 'index'), canonical('https://a.test/en/live')]);
    expect(reported()).toEqual([
      'viewport: width=1',
      'robots: index',
      'canonical: https://a.test/en/live',
    ]);
    expect(document.head.querySelector('link[rel=stylesheet]')).not.toBeNull();
    head.show([meta('robots', 'noindex')]);
    expect(reported()).toEqual(['viewport: width=1', 'robots: noindex']);
  });

  test('SEO-01 is the same whether the operator’s or the area’s tags come first, and the operator’s take precedence', async () => {
    const published = [meta('description', 'operator'), canonical('https://a.test/en/live')];
    const wanted = [
      'canonical: https://a.test/en/live',
      'description: operator',
      'next: https://a.test/2',
      'og:title: area',
      'robots: noarchive',
      'viewport: width=1',
    ];
    const late = open();
    moveTo('/en/live');
    late.head.show([canonical('https://a.test/en/live')]);
    await late.showArea();
    expect(reported()).toContain('Description: area');
    late.head.show(published);
    expect(reported().sort()).toEqual(wanted);

    moveTo('/en/line');
    const early = open();
    moveTo('/en/live');
    early.head.show(published);
    await early.showArea();
    expect(reported().sort()).toEqual(wanted);

    // Until the service of the head runs, the first page's tags stay.
    moveTo('/en/line');
    const slow = open();
    moveTo('/en/live');
    await slow.showArea();
    slow.head.show([canonical('https://a.test/en/live')]);
    expect(reported()).toContain('Description: area');
    slow.head.show(published);
    expect(reported().sort()).toEqual(wanted);
  });

  test('SEO-01 RVW-06 gets the area’s own tags again when the area is loaded again', async () => {
    const { showArea } = open();
    await showArea();
    expect(document.title).toBe('The area’s | Stand');
    expect(reported().filter((one) => /description/i.test(one))).toEqual(['description: served']);
    expect(reported()).toContain('og:title: area');
  });

  test('SEO-01 gets no tags of a page that the player has left while the area loaded', async () => {
    const { showArea } = open();
    const shown = showArea();
    moveTo('/en/live');
    await shown;
    expect(document.title).toBe('Served');
    expect(reported()).not.toContain('og:title: area');
    expect(document.head.querySelector('style')).not.toBeNull();
  });
});

describe('the document’s title', () => {
  test('SEO-01 of the operator takes precedence over the area’s from the first page on', async () => {
    const { head, showArea } = open({ isTitleOperators: true });
    await showArea();
    expect(document.title).toBe('Served');
    expect(head.servedTitle()).toBe('Served');
    expect(open().head.servedTitle()).toBeNull();
  });

  test('SEO-01 stays over tags that another part sets, until it is released', async () => {
    const { head, showArea } = open();
    moveTo('/en/live');
    head.holdTitle('Operator');
    expect(document.title).toBe('Operator');
    document.title = 'Heading';
    await settle();
    expect(document.title).toBe('Operator');
    await showArea();
    expect(document.title).toBe('Operator');
    head.holdTitle('Another');
    document.title = 'Heading';
    await settle();
    expect(document.title).toBe('Another');
    head.holdTitle(null);
    document.title = 'Heading';
    await settle();
    expect(document.title).toBe('Heading');
    await showArea();
    expect(document.title).toBe('The area’s | Stand');
  });

  test('SEO-01 of the former page overrides no area of the next', async () => {
    const { showArea } = open({ isTitleOperators: true });
    moveTo('/en/live');
    await showArea();
    expect(document.title).toBe('The area’s | Stand');
  });
});
