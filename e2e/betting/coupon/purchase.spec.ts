import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { script, SPORTS_ENTRY, unpin } from '../../harness/area-scripts';
import { areasAreReady } from '../../harness/bus';
import { balance, newPlayer } from '../../harness/steps/player';
import { propose } from '../../harness/steps/purchase';
import { expect, test } from '../../harness/test';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm your purchase' });
const buyButton = (page: Page): Locator => sheet(page).getByRole('button', { name: /^Buy for/ });

const fate = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as { fate?: unknown }).fate);

/** The refIds of all purchases that the page sends. */
function sentPurchases(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/web-api/purchases')) return;
    sent.push((request.postDataJSON() as { refId: string }).refId);
  });
  return sent;
}

test('P52 P114 a proposal opens the sheet of the shell, and only a press there buys, once', async ({
  page,
  sandbox,
  watch,
}) => {
  const { login } = await newPlayer(page);
  await sandbox.setLimit(login, 1, 8.2);
  const offer = await sandbox.makeOffer({ title: 'Draw 1204', price: 2.5 });
  const sent = sentPurchases(page);
  await page.goto('/en/line');
  await areasAreReady(page);
  const before = await balance(page);

  await propose(page, offer, 'wish-declined');
  await test.step("shows the operator's words, the amount and what is left of the limits", async () => {
    await expect(sheet(page)).toContainText('Draw 1204');
    await expect(sheet(page)).toContainText('3 · 17 · 21');
    await expect(sheet(page)).toContainText('8.20 EUR left');
    await expect(buyButton(page)).toHaveText('Buy for 5.00 EUR');
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  });
  await test.step('a script that presses the button, or sends what it sends, buys nothing', async () => {
    await expect(buyButton(page)).toBeEnabled();
    await buyButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    const refused = await page.evaluate(() => {
      const { bus } = globalThis.grandstand ?? {};
      const state = bus?.peek('purchase.state') as { quote: { quote: string } };
      return bus
        ?.send('purchase.place', { quote: state.quote.quote })
        .catch((error: { code: string }) => error.code);
    });
    expect(refused).toBe('not-pressed');
    await sheet(page).getByRole('button', { name: 'Not now' }).click();
    await expect(sheet(page)).toHaveCount(0);
    expect(await fate(page)).toEqual({ state: 'declined' });
    expect(sent).toEqual([]);
    expect(await balance(page)).toBe(before);
  });
  await test.step('a press buys once, and the balance follows', async () => {
    await propose(page, offer, 'wish-bought');
    await buyButton(page).dblclick();
    await expect(sheet(page).getByRole('status')).toHaveText(/^Bought\. 5\.00/);
    expect(await fate(page)).toMatchObject({ state: 'placed' });
    expect(sent).toEqual(['wish-bought']);
    await expect(sheet(page).getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => balance(page)).toBe(before - 500);
    expect(await sandbox.poolOf(offer)).toBe(5);
  });
  await test.step('beyond the limit nothing can be pressed: 3.20 is left', async () => {
    await propose(page, offer, 'wish-beyond');
    await expect(sheet(page).getByRole('alert')).toHaveText(
      'This is more than your own limit allows: 3.20 EUR left.',
    );
    await expect(buyButton(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    expect(await fate(page)).toEqual({ state: 'declined' });
  });
  await test.step('what was bought is answered without a sheet', async () => {
    await propose(page, offer, 'wish-bought');
    await expect.poll(() => fate(page)).toMatchObject({ state: 'placed' });
    await expect(sheet(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
  await test.step('the player finds it with their payments', async () => {
    await page.goto('/en/office/historypay');
    const bought = page.getByRole('list', { name: 'Purchases' }).getByRole('listitem').first();
    await expect(bought).toContainText('Draw 1204');
    await expect(bought).toContainText('3 · 17 · 21');
    await expect(bought).toContainText('5.00 EUR');
    await expect(bought).toContainText('Bought');
  });
});

test('P02 P03 a purchase whose answer is lost is found after a reload, and bought once', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const offer = await sandbox.makeOffer({ title: 'Draw 1205', price: 2.5 });
  const sent = sentPurchases(page);
  await page.goto('/en/line');
  await areasAreReady(page);
  const before = await balance(page);
  // The operator books it, and the page never hears of it.
  await page.route('**/web-api/purchases', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await propose(page, offer, 'wish-lost');
  await expect(buyButton(page)).toBeEnabled();
  await page.route('**/web-api/purchases/by-ref/*', (route) => route.abort());
  await buyButton(page).click();
  await expect(sheet(page).getByRole('status')).toHaveText(/^No answer yet/);
  await page.unroute('**/web-api/purchases/by-ref/*');
  await page.goto('/en/live');
  await expect(page.getByText('Bought: Draw 1205')).toBeVisible();
  await expect.poll(() => balance(page)).toBe(before - 500);
  expect(sent).toEqual(['wish-lost']);
  expect(await sandbox.poolOf(offer)).toBe(5);
});

test('the player chooses the account that pays, and the terms are quoted for it', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const offer = await sandbox.makeOffer({ title: 'Draw 1207', price: 2.5 });
  await page.goto('/en/line');
  await areasAreReady(page);
  await page.evaluate(async () => {
    await globalThis.grandstand?.bus.send('account.addCurrency', { currencyId: 2 });
  });
  await propose(page, offer, 'wish-account');
  const account = sheet(page).getByRole('combobox', { name: 'Account' });
  await expect(buyButton(page)).toBeEnabled();
  await account.focus();
  await account.selectOption({ label: 'Account USD · 0.00 USD' });
  await expect(buyButton(page)).toHaveText(/USD$/);
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'There is not enough money on this account.',
  );
  await expect(buyButton(page)).toBeDisabled();
  await expect(account).toBeFocused();
  await account.selectOption({ index: 0 });
  await expect(buyButton(page)).toHaveText('Buy for 5.00 EUR');
  await buyButton(page).click();
  await expect(sheet(page).getByRole('status')).toHaveText(/^Bought\. 5\.00/);
  expect(await fate(page)).toMatchObject({ state: 'placed' });
});

/** The sports area, changed: it proposes a purchase at each click, and presses each button that buys. */
const HOSTILE = (ref: string): string => `
  import { defineManifest } from '@grandstand/bus-contracts';
  import { defineArea } from '@grandstand/bus-contracts/area';
  import { purchasePropose } from '@grandstand/bus-contracts/player';
  const { default: app } = await import(import.meta.url + '?own');
  const manifest = { ...app.manifest, sends: [...app.manifest.sends, purchasePropose] };
  const wish = { kind: 'lotto', ref: '${ref}', lines: ['3 17 21', '1 X 2'], amount: 500 };
  globalThis.tries = 0;
  globalThis.answers = [];
  export default {
    manifest,
    mount(context) {
      addEventListener('click', ({ isTrusted }) => {
        if (!isTrusted) return;
        globalThis.tries += 1;
        const refId = 'hostile-' + globalThis.tries;
        context.bus.send(purchasePropose, { ...wish, refId }, { deadline: Infinity }).then(
          ({ state }) => globalThis.answers.push(state),
          ({ code }) => globalThis.answers.push(code),
        );
        setInterval(() => document.querySelector('[data-buy]')?.click(), 50);
      });
      return app.mount(context);
    },
  };
`;

test('P52 a hostile area proposes and presses by script, and buys nothing', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const offer = await sandbox.makeOffer({ title: 'Draw 1206', price: 2.5 });
  const sent = sentPurchases(page);
  await unpin(page);
  await page.route(SPORTS_ENTRY, (route) =>
    route.request().url().endsWith('?own') ? route.fallback() : script(HOSTILE(offer.ref))(route),
  );
  await page.goto('/en/line');
  await areasAreReady(page);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(buyButton(page)).toBeEnabled();
  // A press of the player's on something else of the sheet is no press on its button.
  await sheet(page).getByText('Draw 1206').click();
  await sheet(page).getByRole('button', { name: 'Not now' }).click();
  // That press proposed once more, without a press in the area: no sheet.
  const answers = (): Promise<unknown> =>
    page.evaluate(() => (globalThis as { answers?: unknown }).answers);
  await expect.poll(answers).toEqual(['busy', 'declined', 'resting']);
  await expect(sheet(page)).toHaveCount(0);
  // After one in the area there is a sheet, and a script presses its button all the time.
  for (const _sheet of ['second', 'third']) {
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(buyButton(page)).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
  // The player has closed three in a row: the area rests, whatever is pressed in it.
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect
    .poll(answers)
    .toEqual(['busy', 'declined', 'resting', 'declined', 'declined', 'resting']);
  await expect(sheet(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await sandbox.poolOf(offer)).toBe(0);
});
