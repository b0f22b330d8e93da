import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AREA_STATE_KEY } from '@grandstand/bus-contracts/area';
import type { RemoteView } from '@grandstand/bus-contracts/area';
import { createViewDocument } from './view-document';

const VIEW: RemoteView = {
  appName: 'sports',
  title: '',
  codeToEval: '',
  scriptsToLoad: [],
  head: '',
  body: '',
  style: '',
  cssToLoad: [],
};

function place(name = 'sports') {
  const element = document.createElement('div');
  document.body.append(element);
  return { name, key: name, element };
}

const { signal } = new AbortController();

async function body(html: string): Promise<string> {
  const root = await createViewDocument(document, () => 'Stand').show(
    place(),
    { ...VIEW, body: html },
    [],
    signal,
  );
  return root.innerHTML;
}

async function head(html: string): Promise<string> {
  await createViewDocument(document, () => 'Stand').show(
    place(),
    { ...VIEW, head: html },
    [],
    signal,
  );
  return [...document.head.querySelectorAll('[data-area]')].map((one) => one.outerHTML).join('');
}

// Loaded here once, so that no test waits for the disk.
beforeAll(async () => {
  await Promise.all([import('./run/purify'), import('dompurify')]);
});

afterEach(() => {
  document.head.replaceChildren();
  document.title = '';
});

describe('a view in a document', () => {
  it('RVW-06 applies title, head, style, sheets and body', async () => {
    const where = place();
    const view: RemoteView = {
      ...VIEW,
      title: 'Live',
      head: '<meta name="description" content="Odds"><link rel="canonical" href="https://a.test/en">',
      style: '.a { color: red }',
      body: '<p class="a">2.05</p>',
    };
    const done = createViewDocument(document, () => 'Stand').show(
      where,
      view,
      ['https://areas.test/a.css'],
      signal,
    );
    const sheet = await expectSheet();
    expect(where.element.innerHTML).toBe('');
    sheet.dispatchEvent(new Event('load'));
    await done;
    expect(document.title).toBe('Live | Stand');
    expect(sheet.href).toBe('https://areas.test/a.css');
    expect(document.head.querySelector('meta')?.content).toBe('Odds');
    expect(document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
      'https://a.test/en',
    );
    expect(document.head.querySelector('style')?.textContent).toBe('.a { color: red }');
    expect(where.element.innerHTML).toBe(
      '<div data-area-root="sports"><p class="a">2.05</p></div>',
    );
  });

  it('preloads files once, and runs none of them', () => {
    const viewDocument = createViewDocument(document, () => 'Stand');
    const fetchBoth = (): void =>
      viewDocument.preload(['https://areas.test/a.css'], ['https://areas.test/a.js']);
    fetchBoth();
    fetchBoth();
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['preload', 'https://areas.test/a.css'],
      ['modulepreload', 'https://areas.test/a.js'],
    ]);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('gives the area the value of codeToEval once', () => {
    const viewDocument = createViewDocument(document, () => 'Stand');
    const states = globalThis as { [AREA_STATE_KEY]?: Record<string, unknown> };
    states[AREA_STATE_KEY] = { sports: { games: [] }, office: { bets: [] } };
    expect(viewDocument.takeState('sports')).toEqual({ games: [] });
    expect(viewDocument.takeState('sports')).toBeUndefined();
    expect(viewDocument.takeState('office')).toEqual({ bets: [] });
  });

  it('fails if a sheet cannot be loaded, and shows no body', async () => {
    const where = place();
    const done = createViewDocument(document, () => 'Stand').show(
      where,
      { ...VIEW, body: '<p>1</p>' },
      ['/a.css'],
      signal,
    );
    (await expectSheet()).dispatchEvent(new Event('error'));
    await expect(done).rejects.toThrow('cannot be loaded');
    expect(where.element.innerHTML).toBe('');
  });

  it('does not wait for a sheet once the player left', async () => {
    const leaving = new AbortController();
    const done = createViewDocument(document, () => 'Stand').show(
      place(),
      VIEW,
      ['/a.css'],
      leaving.signal,
    );
    await expectSheet();
    leaving.abort();
    await expect(done).rejects.toThrow();
  });

  it('takes over what the host rendered for the area, and nothing else', () => {
    const where = place();
    where.element.innerHTML = '<div data-area-root="office">1</div>';
    expect(createViewDocument(document, () => 'Stand').adopt(where)).toBeNull();
    where.element.innerHTML = '<div data-area-root="sports">1</div>';
    expect(createViewDocument(document, () => 'Stand').adopt(where)?.textContent).toBe('1');
  });

  it('P53 removes what the area put into the document, and keeps the rest', async () => {
    const viewDocument = createViewDocument(document, () => 'Stand');
    const [mine, other] = [place('sports'), place('office')];
    const full = {
      ...VIEW,
      style: 'p {}',
      head: '<meta name="author" content="b">',
      body: '<p>1</p>',
    };
    await viewDocument.show(mine, full, [], signal);
    await viewDocument.show(other, { ...full, appName: 'office' }, [], signal);
    viewDocument.clear(mine);
    expect(mine.element.innerHTML).toBe('');
    expect(document.head.querySelectorAll('[data-area="sports"]')).toHaveLength(0);
    expect(document.head.querySelectorAll('[data-area="office"]')).toHaveLength(2);
    expect(other.element.textContent).toBe('1');
  });
});

describe('a body from a remote', () => {
  it('keeps what React needs to take it over, and what screen readers need', async () => {
    const html =
      '<section aria-label="A – B" data-id="1"><button type="button" aria-pressed="false" class="x">1 <!-- -->2.05</button><!--$--><svg viewBox="0 0 1 1" aria-hidden="true"><use href="/icons.svg#star"></use></svg><!--/$--></section>';
    expect(await body(html)).toBe(html);
  });

  it('keeps a form that sends to the site, so that it works before any script', async () => {
    const html = '<form action="/en/live" method="get" role="search"></form>';
    expect(await body(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><use href="https://evil.test/x.svg#a"></use></svg>',
    '<svg><use href="//evil.test/x.svg#a"></use></svg>',
    '<svg><use href="data:image/svg+xml,<svg/>#a"></use></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<form action="https://evil.test"><button formaction="https://evil.test">a</button></form>',
    '<form action="//evil.test"></form>',
    String.raw`<form action="/\evil.test"></form>`,
    '<style>@import "https://evil.test"</style>',
    '<p style="background:url(https://evil.test)">a</p>',
    '<math><mtext></p><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=alert(1)&gt;">',
  ])('removes what could run or send: %s', async (html) => {
    expect(await body(html)).not.toMatch(/script|onerror=|evil|srcdoc|<iframe|<object|data:image/i);
  });

  it('P81 uses no id of the document', async () => {
    expect(await body('<p id="boot">a</p><p id="root">b</p><p id="c">c</p>')).toBe(
      '<p>a</p><p>b</p><p id="c">c</p>',
    );
  });

  it('keeps in the head what only looks like an address', async () => {
    const html =
      '<meta property="og:title" content="Odds: 2.05"><meta name="twitter:card" content="x">';
    expect((await head(html)).replaceAll(/ data-(area|page)="[^"]*"/g, '')).toBe(html);
  });

  it.each([
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<link rel="stylesheet" href="https://evil.test/a.css">',
    '<link rel="preload canonical" href="https://evil.test">',
    '<script src="https://evil.test/a.js"></script>',
    '<base href="https://evil.test">',
    '<title>evil</title>',
  ])('may not put into the head: %s', async (html) => {
    expect(await head(html)).not.toMatch(/http-equiv|stylesheet|preload|<script|<base|<title/);
  });
});

/** The sheet that `show` waits for; it is added once the purifier is loaded. */
async function expectSheet(): Promise<HTMLLinkElement> {
  for (let turn = 0; turn < 100; turn += 1) {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (link) return link;
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  throw new Error('Failed to find a style sheet.');
}
