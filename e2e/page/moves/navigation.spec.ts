import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { header, newPlayer, signIn } from '../../harness/steps/player';
import { matches, odds, openMatch, PRICE } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

/** Presses a link of the page. */
async function press(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test.describe('moves', () => {
  test('SPT-01 RTE-03 lead from home to a sport, a championship and a game', async ({ page }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    const menu = page.getByRole('navigation', { name: 'Sports menu' });
    await menu.getByRole('link', { name: /^Football/ }).click();
    await expect(page).toHaveURL(/\/en\/(line|live)\/football$/);

    await page.goto('/en/line/football');
    await areasAreReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Premier League|La Liga|Bundesliga|Serie A|Ligue 1/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/line\/football\/[a-z0-9-]+$/);
    await expect(matches(page).first()).toBeVisible();

    const match = matches(page).first();
    const name = (await match.getAttribute('aria-label')) ?? '';
    await match.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/line\/football\/[a-z0-9-]+\/\d+-/);
    await expect(
      page.getByRole('heading', { name: name.split(' – ')[0] ?? name }).first(),
    ).toBeVisible();
  });

  test('SPT-01 lead to a game page with its markets: result, double chance, totals, handicaps, both to score, score', async ({
    page,
  }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await matches(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+-/);
    for (const market of [
      'Match result',
      'Double chance',
      /^Total/,
      /^Handicap/,
      'Both teams to score',
      'Correct score',
    ]) {
      await expect(page.getByRole('heading', { name: market }).first()).toBeVisible();
    }
    expect(
      await page.getByRole('main').getByRole('button', { name: PRICE }).count(),
    ).toBeGreaterThan(15);
  });

  test('SPT-01 start in a menu with football and at least four more sports', async ({ page }) => {
    await page.goto('/en/line');
    const menu = page.getByRole('navigation', { name: 'Sports menu' });
    await expect(menu.getByRole('link', { name: /^Football/ })).toBeVisible();
    expect(await menu.getByRole('link').count()).toBeGreaterThanOrEqual(5);
  });

  test('RTE-03 between line and live do not load the page again', async ({ page }) => {
    await page.goto('/en/line');
    await areasAreReady(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(odds(openMatch(page)).first()).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Sports/ })
      .click();
    await expect(page).toHaveURL(/\/en\/line$/);
    await expect(odds(openMatch(page)).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/live$/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  test('RTE-01 to an address without a language add one, and keep path, query and hash', async ({
    page,
  }) => {
    await page.goto('/line/football?x=1#there');
    await expect(page).toHaveURL(/\/en\/line\/football\?x=1#there$/);
    await page.goto('/xx/live?x=1');
    await expect(page).toHaveURL(/\/en\/live\?x=1$/);
  });

  test('RTE-01 by a link without a language stay in the language of the page, without a load', async ({
    page,
  }) => {
    await page.goto('/ru/live');
    await areasAreReady(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await press(page, '/line?x=1#there');
    await expect(page).toHaveURL(/\/ru\/line\?x=1#there$/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  test('AUT-09 do not return to a page whose sign-in was closed', async ({ page, context }) => {
    const player = await newPlayer(page);
    await context.clearCookies({ name: 'sid' });
    await context.clearCookies({ name: 'user_token' });
    await page.goto('/en/live');
    await areasAreReady(page);
    await press(page, '/en/office/history');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await signIn(page, player);
    await expect(header(page)).toContainText(/Balance/);
    await expect(page).toHaveURL(/\/en\/live$/);
  });

  test('RTE-35 RTE-36 to an unknown address show the error page of the technical pages', async ({
    page,
  }) => {
    const answer = await page.goto('/en/no/such/page/at/all');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
    const failure = await page.goto('/en/500');
    expect(failure?.status()).toBe(500);
    await expect(page.getByRole('main')).toContainText('500');
  });

  test('P82 to an address that looks like another site stay on this one', async ({
    page,
    baseURL,
  }) => {
    for (const path of [
      '//evil.example/',
      '/en//evil.example',
      '/en/..//evil.example',
      '/%2F%2Fevil.example',
    ]) {
      await page.goto(`${baseURL}${path}`);
      expect(new URL(page.url()).origin, path).toBe(new URL(baseURL ?? '').origin);
    }
  });
});
