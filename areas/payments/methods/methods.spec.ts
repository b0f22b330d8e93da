import { AxeBuilder } from '@axe-core/playwright';
import { formatMoney, LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import { areasAreReady } from '../../../e2e/harness/bus';
import { startOwnSite } from '../../../e2e/harness/own-operator';
import { fillSignIn, newPlayer } from '../../../e2e/harness/steps/player';
import { expect, test } from '../../../e2e/harness/test';

interface Ways {
  readonly iso: string;
  readonly scale: number;
  readonly ways: readonly {
    readonly id: string;
    readonly deposit: { readonly min: number; readonly max: number };
    readonly withdrawal: { readonly min: number; readonly max: number } | null;
  }[];
}

test('RTE-30 a guest finds the ways to pay from the footer, with the operator’s figures, in each language and currency', async ({
  page,
  watch,
}) => {
  const operator = async (iso: string): Promise<Ways> =>
    (await page.request.get(`/web-api/payment/ways?iso=${iso}`)).json() as Promise<Ways>;
  await page.goto('/en');
  await areasAreReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ways to pay' }).click();
  await expect(page).toHaveURL(/\/en\/payment$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ways to pay');
  await main.getByRole('link', { name: 'KZT' }).click();
  await expect(page).toHaveURL(/\/en\/payment\?iso=KZT$/);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
  for (const [language, iso] of LANGUAGES.flatMap((each) => [
    [each, 'EUR'] as const,
    [each, 'KZT'] as const,
  ])) {
    const answer = await page.request.get(`/${language}/payment?iso=${iso}`);
    expect(answer.status()).toBe(200);
    // As search engines read it, before any script.
    const html = (await answer.text()).replaceAll('&nbsp;', '\u00A0');
    const { ways, scale } = await operator(iso);
    expect(ways.length).toBeGreaterThan(3);
    for (const { deposit, withdrawal } of ways) {
      for (const amount of [deposit.min, deposit.max, withdrawal?.max ?? deposit.max]) {
        expect(html).toContain(formatMoney(amount, { iso, scale }, languageTag(language)));
      }
    }
  }
});

test('RTE-30 the ways to pay have a page only where the config has it, and for players alone where it says so', async ({
  page,
  baseURL,
}) => {
  const site = await startOwnSite(baseURL ?? '', { availableRoutes: [47] });
  const main = page.getByRole('main');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ways to pay' });
  try {
    expect((await page.goto(`${site.origin}/en/payment`))?.status()).toBe(404);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be found',
    );
    await expect(link).toHaveCount(0);
  } finally {
    await site.stop();
  }
  const closed = await startOwnSite(baseURL ?? '', {
    availableRoutes: [48],
    isPaymentForPlayers: true,
  });
  try {
    // Before the page has taken over, the link is one to the host.
    await expect(async () => {
      await page.goto(`${closed.origin}/en/about`);
      await link.click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible({ timeout: 10_000 });
      await expect(page).toHaveURL(/\/en\/about/);
    }).toPass();
  } finally {
    await closed.stop();
  }
});

test('RTE-30 a player is shown the ways and the currency of their own account', async ({
  page,
}) => {
  const player = await newPlayer(page);
  await page.context().clearCookies();
  await page.goto('/en/payment?iso=USD');
  await areasAreReady(page);
  const main = page.getByRole('main');
  const deposits = main.getByRole('table', { name: 'Deposit' });
  await expect(deposits.getByRole('row', { name: /^Card/ })).toContainText('USD');
  await page.goto('/en/payment');
  await areasAreReady(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, player);
  await expect(deposits.getByRole('row', { name: /^Card/ })).toContainText('EUR');
  await main.getByRole('link', { name: 'Make a deposit' }).click();
  await expect(page).toHaveURL(/\/en\/office\/recharge$/);
});
