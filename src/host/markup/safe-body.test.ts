import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOf, parsedPage } from '../testing/parsed-page';
import { safeBody } from './safe-body';

/** A browser's reading of an area's body in the page. */
function shown(body: string) {
  const { areas, outside } = parsedPage(
    `<!doctype html><div id="root"><main><div data-area-root="sports">${safeBody(body)}</div></main></div><script type="application/json" id="boot">{}</script>`,
  );
  return { elements: areas.flatMap(elementsOf), outside };
}

/** The page's elements outside of its areas. */
const FRAME = ['html', 'head', 'body', 'div#root', 'main', 'script#boot'];

/** Whether anything in it runs, paints, leads away or is read as the page's own. */
function expectHarmless(body: string): void {
  const { elements, outside } = shown(body);
  expect(outside).toEqual(FRAME);
  for (const { name, space, attributes } of elements) {
    expect(['html', 'svg']).toContain(space);
    expect(name).not.toMatch(
      /^(script|style|link|meta|base|iframe|object|embed|template|noscript|foreignobject|animate|set|math|xmp|plaintext)$/i,
    );
    if (space === 'svg') expect(name).not.toMatch(/^(textarea|option|select|img|a|p)$/);
    for (const [key, value] of Object.entries(attributes)) {
      expect(key).not.toMatch(/^(on|style|formaction|srcdoc|http-equiv|background)/i);
      expect(`${key}=${value}`).not.toMatch(/^(id=(boot|root)$|[\w:]+=\s*javascript:|.*evil)/i);
    }
  }
}

describe('an area body that is made to cost its reader much', () => {
  it.each([
    [
      'elements that each paragraph opens anew',
      () => `<p>${manyBolds(300)}</p>${'<p>x</p>'.repeat(5000)}`,
    ],
    ['more elements than a page has', () => '<i></i>'.repeat(30_000)],
    ['more letters than a page has', () => 'x'.repeat(600_000)],
  ])('is left out: %s', (_, make) => {
    expect(safeBody(make())).toBe('');
  });

  it.each([
    ['elements in elements', () => '<div>'.repeat(15_000)],
    [
      'an element of attributes',
      () => `<div ${Array.from({ length: 30_000 }, (_, at) => `a${at}`).join(' ')}>`,
    ],
    ['tables in tables', () => '<table>'.repeat(15_000)],
  ])('is read to its end: %s', (_, make) => {
    expectHarmless(make());
  });
});

/** Elements of which a parser keeps each one apart, as their attributes differ. */
function manyBolds(count: number): string {
  return Array.from({ length: count }, (_, at) => `<b title="${at}">`).join('');
}

describe('an area body in the page', () => {
  it('keeps everything that React needs for hydration', () => {
    const html =
      '<section class="a" aria-label="A – B" data-id="1"><button type="button" aria-pressed="false">1 <!-- -->2.05</button><!--$--><p>ready</p><!--/$--></section>';
    expect(safeBody(html)).toBe(html);
  });

  it('keeps drawings and fields', () => {
    const drawing =
      '<svg viewBox="0 0 1 1"><title>A &lt;b&gt;</title><use href="/icons.svg#star"></use><linearGradient gradientUnits="userSpaceOnUse"></linearGradient></svg>';
    expect(safeBody(drawing)).toBe(drawing);
    const field = '<input type="number" value="" required="" step="0.5">';
    expect(safeBody(field.replace('>', '/>'))).toBe(field);
    const text = '<textarea name="a">\n\n1 &lt;/b&gt; &amp;</textarea><pre>\n\n1</pre>';
    expect(safeBody(text)).toBe(text);
  });

  it('keeps the text of forbidden elements, and nothing of elements that show no text', () => {
    expect(safeBody('<font color="red">a <b>b</b></font><my-own>c</my-own>')).toBe('a <b>b</b>c');
    expect(safeBody('<style>a{}</style><title>a</title><noscript>a</noscript>b')).toBe('b');
  });

  it.each([
    '<a href="/en/live?x=1#a" target="_blank" rel="noopener">a</a>',
    '<a href="https://other.test/a">a</a>',
    '<a href="mailto:a@other.test">a</a>',
    '<img src="data:image/png;base64,AAAA" alt="">',
    '<img src="/a.png" srcset="/a.png 1x, https://other.test/b.png 2x" alt="a">',
    '<a href="">a</a>',
  ])('keeps an address: %s', (html) => expect(safeBody(html)).toBe(html));

  it('keeps a form that sends to the site, so that it works without scripts', () => {
    const html = '<form action="/en/live" method="get" role="search"></form>';
    expect(safeBody(html)).toBe(html);
  });

  it.each([
    '<form action="//evil.test"></form>',
    String.raw`<form action="/\evil.test"></form>`,
    '<form action="javascript:alert(1)"></form>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    '<a href="data:text/html,evil">a</a>',
    '<a href="vbscript:evil">a</a>',
    '<a href="//evil.test">a</a>',
    String.raw`<a href="\\evil.test">a</a>`,
    '<img srcset="/a.png 1x,//evil.test/b.png 2x">',
    '<svg><use href="//evil.test/x.svg#a"></use></svg>',
    '<svg><use xlink:href="//evil.test/x.svg#a"></use></svg>',
    '<svg><linearGradient href="https://evil.test/x.svg#a"></linearGradient></svg>',
    '<svg><a href="javascript:alert(1)"><text>a</text></a></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"></animate></svg>',
    '<iframe src="https://evil.test"></iframe>',
    '<form action="https://evil.test"><button formaction="https://evil.test">a</button></form>',
    '<style>@import "https://evil.test"</style>',
    '<p style="background:url(https://evil.test)">a</p>',
    '<base href="https://evil.test">',
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<!-- evil -->',
    '<!--[if IE]><script>evil</script><![endif]-->',
    '<p title="<!-- --><script>alert(1)</script>">a</p>'.replace('<script>', '"><script>'),
  ])('P81 removes what could run or send: %s', (html) => {
    expect(safeBody(html)).not.toMatch(/<script|onerror|javascript:|evil/i);
    expectHarmless(html);
  });

  it.each([
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<svg><textarea><meta http-equiv="refresh" content="0;url=https://evil.test"></textarea></svg>',
    '<svg><textarea><script id="boot" type="application/json">{"evil":1}</script></textarea></svg>',
    '<svg><textarea></svg><script id="boot">{}</script></textarea>',
    '<svg><title><textarea><img src=x onerror=alert(1)></textarea></title></svg>',
    '<svg><title><img src=x onerror=alert(1)></title></svg>',
    '<svg><desc><textarea></desc></svg><img src=x onerror=alert(1)></textarea>',
    '<svg><desc><form><p title="</desc><img src=x onerror=alert(1)>"></form></desc></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg><style><a title="</style><img src=x onerror=alert(1)>"></style></svg>',
    '<svg><foreignObject><textarea></foreignObject></svg><img src=x onerror=alert(1)></textarea>',
    '<math><textarea><img src=x onerror=alert(1)></textarea></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<math><annotation-xml encoding="text/html"><textarea><img src=x onerror=alert(1)></textarea></annotation-xml></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
    '<svg><p><textarea><title></p><img src=x onerror=alert(1)></title></textarea></svg>',
    '<select><textarea><img src=x onerror=alert(1)></textarea></select>',
    '<select><option><style></option></select><img src=x onerror=alert(1)></style></select>',
    '<table><textarea><td></textarea><img src=x onerror=alert(1)></table>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<template><script id="boot">{}</script></template>',
    '<plaintext><script id="boot">{}</script>',
    '</div></main></div><script id="boot" type="application/json">{}</script><div><main><div>',
    '<p id="boot">a</p><p id="root">b</p>',
    '<textarea></textarea\n><script id="boot">{}</script>',
    '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  ])('P81 means the same in a browser as here: %s', expectHarmless);

  it('P81 does so where elements nest deeper than browsers support', () => {
    expectHarmless(`${'<div>'.repeat(600)}<svg><desc><img src=x onerror=alert(1)>`);
    expectHarmless(`${'<svg><g>'.repeat(600)}<textarea><img src=x onerror=alert(1)></textarea>`);
    expect(safeBody('<div>'.repeat(15_000))).toMatch(/^(<div>){200}(<\/div>){200}$/);
  });

  it('P81 does so for any nesting of elements', () => {
    const tag = fc.constantFrom(
      ...'svg math textarea title style option optgroup select table tr td caption p form a b button h1 li dd mtext mi mglyph malignmark annotation-xml foreignObject desc text noscript template xmp noembed iframe plaintext pre template font br body my-own'.split(
        ' ',
      ),
    );
    const leaf = fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '<script id="boot" type="application/json">{}</script>',
      '<meta http-equiv="refresh" content="0;url=https://evil.test">',
      '<a href="javascript:alert(1)" id="boot">a</a>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<p title="',
      '">',
      'text',
    );
    const part = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      tag.map((name) => `<${name} title="</${name}>`),
      leaf,
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const body = parts.join('');
        expectHarmless(body);
        expect(safeBody(safeBody(body))).toBe(safeBody(body));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('makes no markup of an attribute’s text', () => {
    expect(safeBody('<p title="<!-- --><b>x</b>">a</p>')).toBe(
      '<p title="&lt;!-- --&gt;&lt;b&gt;x&lt;/b&gt;">a</p>',
    );
  });
});
