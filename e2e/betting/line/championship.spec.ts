import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { recordShifts, shiftsOf } from '../../harness/checks/shifts';
import { matches, odds, openMatch } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

const TABS = [
  ['About', 'about', 'T20 World Championship in cricket'],
  ['Odds', 'odds', 'World Championship: matches and odds'],
  ['Winner', 'winners', 'World Championship: winner'],
  ['Live', 'live', 'World Championship: live'],
  ['Tips', 'tips', 'Cricket: tips for bets'],
  ['Questions', 'faq', 'Cricket: questions and answers'],
] as const;

interface Listed {
  readonly markets: readonly { readonly outcomes: readonly { readonly isBlocked: boolean }[] }[];
}

interface Answer {
  readonly champion: string | null;
  readonly table: readonly { readonly name: string }[];
  readonly rounds: readonly (readonly Listed[])[];
  readonly winner: Listed | null;
}

/** The championship as it is now: it goes on while tests run, and each phase has its own content. */
async function championship(page: Page): Promise<Answer> {
  const answer = await page.request.get('/line-api/v1/championship');
  return (await answer.json()) as Answer;
}

const isOpen = ({ markets }: Listed): boolean =>
  markets.some(({ outcomes }) => outcomes.some(({ isBlocked }) => !isBlocked));

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`RTE-28 the championship has a page for each tab, with its odds in the coupon, at ${width}`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await page.goto('/en/cricket-world-cup');
    await areasAreReady(page);
    const main = page.getByRole('main');
    for (const { name } of (await championship(page)).table) {
      await expect(main.getByRole('rowheader', { name, exact: true })).toBeVisible();
    }
    const tabs = main.getByRole('navigation', { name: 'Championship pages' });
    for (const [tab, path, heading] of TABS) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/en/cricket-world-cup/${path}$`));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(heading));
      await expect(main.locator('[aria-busy]')).toHaveCount(0);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, path).toBeLessThanOrEqual(0);
      expect(watch.violations, path).toEqual([]);
      const { violations } = await new AxeBuilder({ page })
        .include('main')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id }) => id),
        path,
      ).toEqual([]);
      // The checks of contrast write styles of their own.
      watch.violations.length = 0;
    }
    expect(await shiftsOf(page)).toEqual([]);

    const pick = async (price: Locator): Promise<void> => {
      await price.click();
      await expect(price).toHaveAttribute('aria-pressed', 'true');
    };
    await tabs.getByRole('link', { name: 'Odds', exact: true }).click();
    const { champion: known, rounds } = await championship(page);
    if (known !== null) {
      await expect(main.getByText('All matches are decided')).toBeVisible();
    } else if (rounds.flat().some(isOpen)) {
      // The matches of later rounds have no prices yet.
      await pick(odds(openMatch(page)).first());
      expect(await matches(page).count()).toBeGreaterThan(2);
    }

    await tabs.getByRole('link', { name: 'Winner', exact: true }).click();
    const { champion, winner } = await championship(page);
    if (winner && isOpen(winner)) {
      await pick(odds(main.getByRole('group', { name: 'Winner of the championship' })).first());
    } else {
      const text = champion ? `The champion: ${champion}` : 'There are no bets on the winner';
      await expect(main.getByText(text)).toBeVisible();
    }

    const missing = await page.goto('/en/cricket-world-cup/scores');
    expect(missing?.status()).toBe(404);
    const direct = await page.goto('/ru/cricket-world-cup/faq');
    expect(direct?.status()).toBe(200);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Крикет: вопросы и ответы');
  });
}
