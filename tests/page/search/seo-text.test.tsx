import { HOSTILE_ADDRESSES, leavesSite, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeText } from '../../../src/host/seo/safe-text';
import { cleanText } from '../../../src/shell/page/seo/clean-text';
import { TEXT_TAGS } from '../../../src/routes/search/text-block';

const PLACES = { origin: 'https://site.example', hosts: ['mirror.example'] };
const LONG = `<p>${'Words that go on. '.repeat(40)}</p>`;

function parsed(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body;
}

/** The text of the page, on both sides: without the line breaks of the HTML. */
async function both(html: string, isFolded = true) {
  const host = safeText(html, PLACES, isFolded);
  const browser = await cleanText(html, PLACES, isFolded);
  const plain = (node: Node | null): string | null => {
    if (node === null) return null;
    const place = document.createElement('div');
    place.append(node);
    return place.innerHTML.replaceAll(/\s+/g, ' ').trim();
  };
  const markup = (text: string): DocumentFragment => {
    const fragment = document.createDocumentFragment();
    fragment.append(...parsed(text).childNodes);
    return fragment;
  };
  return {
    host: host && [plain(markup(host.lead)), host.rest === null ? null : plain(markup(host.rest))],
    browser: browser && [plain(browser.lead), plain(browser.rest)],
  };
}

describe('the text block', () => {
  test.each([
    '<h1>Odds</h1><p>of <b>football</b> &amp; <i>more</i></p>',
    '<h2 class="a" id="b" style="x" data-c="d" aria-label="e">Odds</h2><p>text<br>text</p>',
    '<ul><li><a href="/en/line" onclick="x()" target="_blank">line</a></li></ul>',
    '<p><a href="https://mirror.example/x?y=1">mirror</a> <a href="https://evil.test">words</a></p>',
    '<p><a href="javascript:x()">a</a><a href="#b">b</a><a>c</a><a href="mailto:x@y.z">d</a></p>',
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<div><section><p>nested</p></section></div><script>x()</script><style>p{}</style>',
    `<h2>Odds</h2>\n<p>First.</p>\n<h3>More</h3>\n${LONG}<ul><li>end</li></ul>`,
    `<p>First.</p>${LONG}`,
    `<ul><li>list first</li></ul>${LONG}`,
    `<h2>Odds</h2><p>First.</p><p>short</p>`,
    '<p>First.</p>\n<p>short</p>',
    '',
    ' <img src=x onerror=x()> ',
    '<p>a < b & c</p>',
    `words before <p>First.</p>${LONG}`,
    `<h2>Odds</h2> words between <p>First.</p>${LONG}`,
    `<h2>Odds</h2><b>between</b><p>First.</p>${LONG}`,
    `${'<b>'.repeat(30)}deep<i>er</i>${'</b>'.repeat(30)}`,
    `${'<div><em>'.repeat(22)}deep${'</em></div>'.repeat(22)}<p>First.</p>`,
    `<!-- <p>a</p> --><p>First.</p><!-->${LONG}`,
  ])('LAY-03 is the same from the server and after a move: %s', async (html) => {
    const { host, browser } = await both(html);
    expect(browser).toEqual(host);
  });

  test('LAY-03 is shown whole if the operator folds nothing', async () => {
    const { host, browser } = await both(`<p>First.</p>${LONG}`, false);
    expect(host?.[1]).toBeNull();
    expect(browser).toEqual(host);
  });

  const HOSTILE = [
    '<script>x()</script>',
    '<img src=x onerror=x()>',
    '<svg><script>x()</script><a xlink:href="javascript:x()"><text>a</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
    '<p title="</p><script>x()</script>">a</p>',
    '<a href=" java\tscript:x()">a</a>',
    '<a href="&#106;avascript:x()">a</a>',
    '<a href="//evil.test">a</a>',
    '<a href="/\\evil.test">a</a>',
    '<a href="https://user@evil.test">a</a>',
    '<a href="data:text/html,<script>x()</script>">a</a>',
    '<iframe srcdoc="<script>x()</script>"></iframe>',
    '<form action="https://evil.test"><button formaction="javascript:x()">a</button></form>',
    '<base href="https://evil.test">',
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<link rel="stylesheet" href="https://evil.test">',
    '<style>@import "https://evil.test"</style>',
    '<p style="background:url(https://evil.test)">a</p>',
    '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
    '<template><script>x()</script></template>',
    '<textarea></textarea><img src=x onerror=x()>',
    '<details open ontoggle=x()><summary>a</summary></details>',
    '<!--><img src=x onerror=x()>-->',
    '<![CDATA[<script>x()</script>]]>',
    '<object data="javascript:x()"></object>',
    '<button popovertarget=x>a</button>',
  ];

  test('P82 keeps no link that only looks like one of the site, on both sides', async () => {
    const forms = HOSTILE_ADDRESSES.flatMap((path) => [path, PLACES.origin + path, `/en${path}`]);
    const links = forms.map((form) =>
      Object.assign(document.createElement('a'), { href: form, textContent: 'words' }),
    );
    const { host, browser } = await both(links.map((link) => link.outerHTML).join(' '), false);
    for (const side of [host, browser]) {
      const kept = [...parsed(side?.[0] ?? '').querySelectorAll('a')];
      expect(kept.length).toBeGreaterThan(60);
      for (const link of kept) {
        const href = link.getAttribute('href') ?? '';
        expect(leavesSite(href, PLACES.origin), href).toBe(false);
      }
    }
  });

  const WORDS = [
    'words ',
    ' ',
    '\n',
    '<p>First.</p>',
    '<h1>Odds</h1>',
    '<h3>of <b>football</b></h3>',
    LONG,
    '<ul><li>one</li><li><a href="/en">two</a></li></ul>',
    '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>',
    '<div><section><p class="x">nested</p></section></div>',
    '<br>',
    '<!-- <p>unseen</p> -->',
  ];

  test('LAY-03 is the same on both sides, in 150 mixtures of good and bad HTML', async () => {
    const part = fc.oneof(
      fc.constantFrom(...WORDS),
      // Whether scripts run decides how the content of a noscript is read, and nothing of it stays.
      fc.constantFrom(...HOSTILE.filter((html) => !html.includes('<noscript>'))),
      // Tags that are left open around others are put right in another way.
      fc.constantFrom('<p>', '</p>', '</b>', '</div>', '<ul><li>', '"', "'>", '-->'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (parts, isFolded) => {
          const { host, browser } = await both(parts.join(''), isFolded);
          expect(browser).toEqual(host);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('LAY-03 P81 keeps only text and links of the site from hostile HTML, in 150 mixtures on both sides', async () => {
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      fc.constantFrom('<p>', '</p>', '<h1>', '<ul><li>', '<a href="/en">', '"', "'>", '<', '-->'),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), async (parts) => {
        const { host, browser } = await both(parts.join(''));
        for (const html of [...(host ?? []), ...(browser ?? [])]) {
          for (const element of parsed(html ?? '').querySelectorAll('*')) {
            expect([...TEXT_TAGS]).toContain(element.localName);
            for (const { name, value } of element.attributes) {
              expect(['href', 'rel', 'colspan', 'rowspan', 'scope']).toContain(name);
              if (name !== 'href') continue;
              const { origin, host: at } = new URL(value, PLACES.origin);
              expect([PLACES.origin, 'https://mirror.example']).toContain(origin);
              expect(at).not.toContain('evil');
            }
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });
});
