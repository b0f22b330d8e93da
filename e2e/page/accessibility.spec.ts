import { areasAreReady } from '../harness/bus';
import { isTried } from '../harness/cases';
import { faultsOf } from '../harness/checks/axe';
import { odds, openMatch } from '../harness/steps/line';
import { newPlayer, chooseDisplay } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const SCREENS = [
  ['home', '/en/'],
  ['live', '/en/live/tennis'],
  ['line', '/en/line/football/england-premier-league'],
  ['history', '/en/office/history'],
  ['error', '/en/no/such/page'],
  ['the link of a mail', '/en/user/accountverify#token=a'],
] as const;

for (const [place, [name, path]] of SCREENS.entries()) {
  test(`P100 axe finds nothing at A or AA on ${name}, dark and light`, async ({
    page,
    watch,
    context,
    baseURL,
  }) => {
    await newPlayer(page);
    await context.addCookies([
      {
        name: 'settings',
        value: 'appTheme=1&coefViewId=0&is12h=0&timeZone=Europe%2FBerlin',
        url: baseURL ?? '',
      },
    ]);
    await page.goto(path);
    await areasAreReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    if (path.includes('line')) await odds(openMatch(page)).first().click();
    expect(watch.violations).toEqual([]);
    if (isTried(place, 2)) expect(await faultsOf(page)).toEqual([]);
    await chooseDisplay(page, 'Theme', 'Light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    if (isTried(place + 1, 2)) expect(await faultsOf(page)).toEqual([]);
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
  });
}
