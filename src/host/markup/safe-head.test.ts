import { describe, expect, it } from 'vitest';
import { safeHead } from './safe-head';

describe('an area head in the page', () => {
  it('keeps elements that describe the page, marked as the area’s', () => {
    expect(
      safeHead(
        'sports',
        '<meta name="description" content="Odds"><link rel="canonical" href="https://a.test/en">',
      ),
    ).toBe(
      '<meta name="description" content="Odds" data-area="sports" /><link rel="canonical" href="https://a.test/en" data-area="sports" />',
    );
  });

  it.each([
    '<link rel="stylesheet" href="https://evil.test/a.css">',
    '<link rel="preload canonical" href="https://evil.test">',
    '<link rel="canonical" href="javascript:evil()">',
    '<script src="https://evil.test/a.js"></script>',
    '<base href="https://evil.test">',
    '<title>evil</title>',
    'evil',
  ])('removes %s', (html) => {
    expect(safeHead('sports', html)).not.toContain('evil');
  });

  it('removes elements that would redirect the player', () => {
    const html = '<meta http-equiv="refresh" content="0;url=https://evil.test">';
    expect(safeHead('sports', html)).not.toContain('http-equiv');
  });
});
