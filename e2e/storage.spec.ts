import type { Page } from 'playwright/test';
import { areasAreReady } from './support/bus';
import { couponBets, place, stake } from './support/coupon';
import { header, balance, newPlayer } from './support/player';
import { odds, openMatch } from './support/line';
import { expect, test } from './support/test';

const STORES = ['localStorage', 'sessionStorage', 'cookie'] as const;
const FAULTS = ['throws', 'is full', 'is absent', 'is cleared'] as const;

/** Breaks a store before any script of the page runs. */
async function breakStore(
  page: Page,
  store: (typeof STORES)[number],
  fault: (typeof FAULTS)[number],
): Promise<void> {
  await page.addInitScript(
    ([name, what]) => {
      const refuse = (): never => {
        throw new DOMException(
          'no storage',
          what === 'is full' ? 'QuotaExceededError' : 'SecurityError',
        );
      };
      if (name === 'cookie') {
        // The HttpOnly session is the server's; what scripts see of cookies is what breaks here.
        if (what === 'is cleared') return;
        Object.defineProperty(Document.prototype, 'cookie', {
          configurable: true,
          get: what === 'throws' ? refuse : () => '',
          set: what === 'throws' ? refuse : () => {},
        });
        return;
      }
      if (what === 'throws') Object.defineProperty(globalThis, name, { get: refuse });
      if (what === 'is absent') Object.defineProperty(globalThis, name, { value: null });
      if (what === 'is full') Storage.prototype.setItem = refuse;
      if (what === 'is cleared') globalThis[name].clear();
    },
    [store, fault] as const,
  );
}

test.describe('broken storage', () => {
  for (const store of STORES) {
    for (const fault of FAULTS) {
      test(`P60 a coupon can be filled and placed when ${store} ${fault}`, async ({ page }) => {
        await newPlayer(page);
        await breakStore(page, store, fault);
        await page.goto('/en/line/football');
        await areasAreReady(page);
        const before = await balance(page);
        await odds(openMatch(page, 3)).first().click();
        await expect(couponBets(page)).toHaveCount(1);
        if (fault === 'is cleared') {
          await page.evaluate(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
          await expect(couponBets(page)).toHaveCount(1);
        }
        await stake(page).fill('5');
        await place(page);
        await expect.poll(() => balance(page)).toBe(before - 500);
        // And the way out.
        await header(page).getByRole('button', { name: 'Sign out' }).click();
        await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
      });
    }
  }

  test('P60 a coupon that could not be stored is told of', async ({ page }) => {
    await breakStore(page, 'localStorage', 'is full');
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    await expect(page.getByText(/The browser does not keep the /)).toBeVisible();
  });
});
