import { areasAreReady, peek } from '../harness/bus';
import { header, newPlayer, balance } from '../harness/steps/player';
import { expect, test } from '../harness/test';

interface Terms {
  readonly isUserTermsChanged: boolean;
}

test.describe('changed terms', () => {
  test('ACC-04 redirect a player to confirm them, and back to their destination', async ({
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    await sandbox.changeTerms(player.login);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/en/line/football?hours=24');
    await expect(page).toHaveURL(
      /\/en\/confirm-terms\?redirect_url=%2Fline%2Ffootball%3Fhours%3D24$/,
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'The terms have changed' })).toBeVisible();
    // As soon as the player is known: before the services that wait until the page is at rest.
    const check = requested.findIndex((path) => path.endsWith('/agreement-rules/status'));
    const later = requested.findIndex((path) => path.startsWith('/limit-service-api/'));
    expect(check).toBeGreaterThan(-1);
    expect(later === -1 || check < later).toBe(true);
    await expect(main.getByRole('listitem').first()).toContainText('48 hours');

    await test.step('there is no other page, also by a reload', async () => {
      await header(page).getByRole('link', { name: 'Bet history' }).click();
      await expect(page).toHaveURL(/confirm-terms\?redirect_url=%2Foffice%2Fhistory$/);
      await page.reload();
      await expect(main.getByRole('button', { name: 'I agree' })).toBeVisible();
    });

    await test.step('a failed confirmation changes nothing', async () => {
      await page.route('**/agreement-rules/confirm', (route) => route.abort());
      await main.getByRole('button', { name: 'I agree' }).click();
      await expect(main.getByRole('alert')).toHaveText(/did not arrive/);
      await page.unroute('**/agreement-rules/confirm');
    });

    await main.getByRole('button', { name: 'I agree' }).click();
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await expect(main.getByRole('heading', { name: 'Bet history' })).toBeVisible();
    await page.reload();
    await areasAreReady(page);
    await expect
      .poll(async () => (await peek<Terms | undefined>(page, 'terms.state'))?.isUserTermsChanged)
      .toBe(false);
    await expect(page).toHaveURL(/\/en\/office\/history$/);
  });

  test('ACC-04 that one tab agrees to are left by the other tabs, each for its own destination', async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    await sandbox.changeTerms(player.login);
    const other = await context.newPage();
    await page.goto('/en/live');
    await other.goto('/en/office/history');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('main').getByRole('button', { name: 'I agree' })).toBeVisible();
      await areasAreReady(tab);
    }
    await page.getByRole('main').getByRole('button', { name: 'I agree' }).click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(other).toHaveURL(/\/en\/office\/history$/);
    await expect(
      other.getByRole('main').getByRole('heading', { name: 'Bet history' }),
    ).toBeVisible();
  });

  test('ACC-04 are left by signing out; without them the page redirects to the root', async ({
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    await page.goto('/en/confirm-terms');
    await expect(page).toHaveURL(/\/en$/);
    await balance(page);
    await sandbox.changeTerms(player.login);
    await page.goto('/en/live');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
  });

  test('ACC-04 API-04 are opened by a call that the operator refuses with 451, exception code 1', async ({
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    await page.goto('/en/office/history');
    await areasAreReady(page);
    await expect
      .poll(async () => (await peek<Terms | undefined>(page, 'terms.state'))?.isUserTermsChanged)
      .toBe(false);
    // The call of the press alone: the list of all bets may still be on its way.
    const pressed = /\/web-api\/bets\?(?:.*&)?status=open/;
    await page.route(pressed, async (route) => {
      // Not before this call: any other of the page would be refused first.
      await sandbox.changeTerms(player.login);
      await route.fulfill({ status: 451, json: { error: { code: 1, message: 'Terms.' } } });
    });
    await page.getByRole('main').getByRole('radio', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(
      /confirm-terms\?redirect_url=%2Foffice%2Fhistory%3Fstatus%3Dopen$/,
    );
    await page.unroute(pressed);
    await page.getByRole('main').getByRole('button', { name: 'I agree' }).click();
    await expect(page).toHaveURL(/\/en\/office\/history\?status=open$/);
  });
});
