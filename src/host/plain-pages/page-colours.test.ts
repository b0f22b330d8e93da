import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_COLOURS } from './page-colours';

test.each(['dark', 'light'] as const)('the %s page has the colour of its token', (theme) => {
  const css = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0];
  expect(block).toContain(`--color-page: ${PAGE_COLOURS[theme]};`);
});
