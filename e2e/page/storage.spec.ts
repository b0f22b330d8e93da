import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { isTried } from '../harness/cases';
import { couponBets, place, stake } from '../harness/steps/coupon';
import {
  header,
  balance,
  newPlayer,
  signIn,
  signOut,
  chooseDisplay,
} from '../harness/steps/player';
import { odds, openMatch, SMALL_LIST } from '../harness/steps/line';
import { expect, test } from '../harness/test';

const STORES = ['localStorage', 'sessionStorage', 'cookie'] as const;
const FAULTS = ['throws', 'is full', 'is absent', 'is cleared'] as const;

type Store = (typeof STORES)[number];
type Fault = (typeof FAULTS)[number];

/** Breaks a store before any script of the page runs; one that is to be cleared works until it is. */
async function breakStore(page: Page, store: Store, fault: Fault): Promise<void> {
  if (fault === 'is cleared') return;
  await page.addInitScript(
    ([name, what]) => {
      const refuse = (): never => {
        throw new DOMException(
          'no storage',
          what === 'is full' ? 'QuotaExceededError' : 'SecurityError',
        );
      };
      if (name === 'cookie') {
        // The session's own cookie is set by the server; here the cookies of scripts fail.
        const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
        // A browser without room for cookies keeps the present ones, and drops new ones.
        const reads = { throws: refuse, 'is full': own?.get, 'is absent': () => '' };
        Object.defineProperty(Document.prototype, 'cookie', {
          configurable: true,
          get: reads[what],
          set: what === 'throws' ? refuse : () => {},
        });
        return;
      }
      if (what === 'throws') Object.defineProperty(globalThis, name, { get: refuse });
      if (what === 'is absent') Object.defineProperty(globalThis, name, { value: undefined });
      if (what === 'is full') {
        // Reading works: only writing to this store is refused.
        const full = globalThis[name];
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function write(key, value) {
          if (this === full) refuse();
          setItem.call(this, key, value);
        };
      }
    },
    [store, fault] as const,
  );
}

/** Empties a store under the running page, as a person or the browser may at any time. */
async function clearStore(page: Page, store: Store): Promise<void> {
  await page.evaluate((name) => {
    if (name !== 'cookie') {
      globalThis[name].clear();
      return;
    }
    for (const pair of document.cookie.split('; ')) {
      document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
    }
  }, store);
}

for (const [row, store] of STORES.entries()) {
  for (const [column, fault] of FAULTS.entries()) {
    // Every store has every fault in each run, with one of the two journeys at least.
    const [isBetTried, areSettingsTried] = [0, 1].map((journey) =>
      isTried(row + column + journey, 2),
    );
    const isCleared = fault === 'is cleared';
    const isLost = (of: Store): boolean => store === of && !isCleared;

    test.describe(`${store} ${fault}`, () => {
      test.beforeEach(async ({ page }) => breakStore(page, store, fault));

      if (isBetTried)
        test(`P60 ${store} ${fault}: a guest fills the coupon and reloads, is notified if it is not stored, signs in, bets and signs out`, async ({
          page,
        }) => {
          const player = await newPlayer(page);
          await page.context().clearCookies();
          await page.goto(`/en${SMALL_LIST}`);
          await areasAreReady(page);
          await odds(openMatch(page)).first().click();
          await expect(couponBets(page)).toHaveCount(1);
          const notice = page.getByText(/Your browser does not save the bet slip/);
          if (isLost('localStorage')) await expect(notice.first()).toBeVisible();
          else await expect(notice).toHaveCount(0);
          if (isCleared) await clearStore(page, store);
          await expect(couponBets(page)).toHaveCount(1);
          await odds(openMatch(page, 1)).first().click();
          await expect(couponBets(page)).toHaveCount(2);
          await page.reload();
          await areasAreReady(page);
          await expect(couponBets(page)).toHaveCount(isLost('localStorage') ? 0 : 2);
          await odds(openMatch(page, 2)).first().click();
          const left = isLost('localStorage') ? 1 : 3;
          await expect(couponBets(page)).toHaveCount(left);

          await signIn(page, player);
          const before = await balance(page);
          await expect(couponBets(page)).toHaveCount(left);
          if (isCleared) await clearStore(page, store);
          await stake(page).fill('5');
          await place(page);
          await expect.poll(() => balance(page)).toBe(before - 500);
          await signOut(page);
          await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
        });

      if (areSettingsTried)
        test(`P60 ${store} ${fault}: a player changes settings and a limit, and both are as shown`, async ({
          page,
        }) => {
          const warnings: string[] = [];
          page.on('console', (message) => warnings.push(message.text()));
          await newPlayer(page);
          await page.goto('/en/office/responsible');
          await areasAreReady(page);
          if (isCleared) await clearStore(page, store);
          const theme = (): Promise<string | null> =>
            page.locator('html').getAttribute('data-theme');
          const first = await theme();
          await chooseDisplay(page, 'Theme', first === 'dark' ? 'Light' : 'Dark');
          const chosen = await theme();
          // A settings save that failed is logged only (specification, section 8).
          const isNotKept = (): boolean =>
            warnings.some((text) => /"settings" was not kept/.test(text));
          await expect.poll(isNotKept).toBe(isLost('cookie'));

          const daily = page
            .getByRole('region', { name: 'Losses' })
            .getByRole('group', { name: 'In 24 hours' });
          await daily.getByRole('button', { name: /^Set/ }).click();
          await daily.getByRole('textbox').fill('20');
          await daily.getByRole('button', { name: 'Save' }).click();
          await expect(daily).toContainText(/20\.00/);
          await page.reload();
          await areasAreReady(page);
          // The operator enforces the limit, with any browser.
          await expect(daily).toContainText(/20\.00/);
          await expect.poll(theme).toBe(isLost('cookie') ? first : chosen);
        });
    });
  }
}
