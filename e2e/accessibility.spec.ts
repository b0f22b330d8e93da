import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from './support/bus';
import { odds, openMatch } from './support/line';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';

const SCREENS = [
  ['home', '/en/'],
  ['live', '/en/live/tennis'],
  ['line', '/en/line/football/england-premier-league'],
  ['history', '/en/office/history'],
  ['error', '/en/no/such/page'],
] as const;

for (const theme of ['dark', 'light'] as const) {
  for (const [name, path] of SCREENS) {
    test(`P100 axe finds nothing at A or AA on ${name}, ${theme}`, async ({
      page,
      watch,
      context,
      baseURL,
    }) => {
      await newPlayer(page);
      await context.addCookies([
        {
          name: 'settings',
          value: `appTheme=${theme === 'dark' ? 1 : 0}&coefViewId=0&is12h=0&timeZone=Europe%2FBerlin`,
          url: baseURL ?? '',
        },
      ]);
      await page.goto(path);
      await areasAreReady(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      if (path.includes('line')) await odds(openMatch(page)).first().click();
      expect(watch.violations).toEqual([]);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      // The tool itself adds style sheets that the policy refuses.
      watch.violations.length = 0;
      expect(found).toEqual([]);
    });
  }
}
