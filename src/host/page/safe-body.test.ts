import { describe, expect, it } from 'vitest';
import { safeBody } from './safe-body';

describe('an area body in the page', () => {
  it('keeps what React needs to take it over', () => {
    const html =
      '<section class="a" aria-label="A – B" data-id="1"><button type="button" aria-pressed="false">1 <!-- -->2.05</button><!--$--><p>ready</p><!--/$--></section>';
    expect(safeBody(html)).toBe(html);
  });

  it('keeps drawings and fields', () => {
    expect(
      safeBody('<svg viewBox="0 0 1 1"><use href="/icons.svg#star"></use></svg>').toLowerCase(),
    ).toBe('<svg viewbox="0 0 1 1"><use href="/icons.svg#star"></use></svg>');
    expect(safeBody('<input type="number" value="" required="" step="0.5"/>')).toMatch(
      /^<input type="number" value(="")? required(="")? step="0.5" ?\/>$/,
    );
  });

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
    '<a href="//evil.test">a</a>',
    '<svg><use href="//evil.test/x.svg#a"></use></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.test"></iframe>',
    '<form action="https://evil.test"><button formaction="https://evil.test">a</button></form>',
    '<style>@import "https://evil.test"</style>',
    '<p style="background:url(https://evil.test)">a</p>',
    '<base href="https://evil.test">',
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<!-- evil -->',
    '<!--[if IE]><script>evil</script><![endif]-->',
    '<p title="<!-- --><script>alert(1)</script>">a</p>'.replace('<script>', '"><script>'),
  ])('loses what could run or send: %s', (html) => {
    expect(safeBody(html)).not.toMatch(/<script|onerror|javascript:|evil/i);
  });

  it('makes no markup of what stands in an attribute', () => {
    expect(safeBody('<p title="<!-- --><b>x</b>">a</p>')).not.toContain('<b>');
  });
});
