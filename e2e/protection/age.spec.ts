import type { Browser, Locator, Page } from 'playwright/test';
import { matches } from '../harness/steps/line';
import { MOTION } from '../harness/checks/motion';
import { startOwnSite, type OwnSite } from '../harness/own-operator';
import { expect, test } from '../harness/test';

test.use(MOTION);

let site: OwnSite;
test.beforeAll(async ({ baseURL }) => {
  site = await startOwnSite(baseURL ?? '', { age: { minAge: 18 }, isCookieConsentAsked: true });
});
test.afterAll(async () => site.stop());

const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Are you 18 or older?' });
const yes = (page: Page): Locator => question(page).getByRole('button', { name: /^Yes/ });

/** A visitor on the first visit. */
async function visit(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'en-GB',
    storageState: { cookies: [], origins: [] },
    ...options,
  });
  return context.newPage();
}

/** The elements beside the question that a press at the middle or the corners of the screen would hit. */
async function pressable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [x * width, y * height] as const),
    );
    return points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((found) => found !== null && found.closest('#age-question') === null)
      .filter((found) => found !== document.documentElement && found !== document.body)
      .map((found) => found?.outerHTML.slice(0, 80) ?? '');
  });
}

/** The dialogs, or parts of one, that the keyboard reaches. */
async function reachedByTab(page: Page, presses: number): Promise<string[]> {
  const reached = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return 'nothing';
        return activeElement.closest('#age-question') ? 'the question' : activeElement.outerHTML;
      }),
    );
  }
  return [...reached].filter((name) => name !== 'nothing');
}

for (const [path, hasDialog] of [
  ['/en/', false],
  ['/en/registration', true],
  ['/en/user/login', true],
  ['/en/office/history', true],
] as const) {
  test(`CNS-02 nothing opens in front of the age question at ${path}, or acts under it`, async ({
    browser,
  }) => {
    const page = await visit(browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(yes(page)).toBeEnabled();
    const beneath = page.locator('dialog[open]:not(#age-question)');
    await expect(beneath).toHaveCount(hasDialog ? 1 : 0);
    expect(await pressable(page)).toEqual([]);
    expect(await reachedByTab(page, 12)).toEqual(['the question']);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    // Nor does a submit by script, as an area could make it.
    const submitted = await page.evaluate(() => {
      const forms = [...document.querySelectorAll<HTMLFormElement>('dialog form')];
      for (const form of forms) {
        for (const field of form.querySelectorAll('input')) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            field,
            'canary',
          );
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        form.requestSubmit();
      }
      return forms.length;
    });
    expect(submitted).toBe(hasDialog ? 1 : 0);
    if (hasDialog) await expect(beneath).toContainText('Please confirm your age first');
    expect(calls.filter((name) => /user\/(register|login)|coupon\/place/.test(name))).toEqual([]);

    await yes(page).click();
    await expect(question(page)).toBeHidden();
    if (hasDialog) await expect(page.getByRole('dialog')).toBeVisible();
    await page.context().close();
  });
}

test('CNS-02 a dialog and a popover that open later stay behind the question', async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.goto('/en/line/football');
  await expect(yes(page)).toBeEnabled();
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append('A dialog of an area');
    dialog.showModal();
    const popover = document.body.appendChild(document.createElement('div'));
    popover.popover = 'manual';
    Object.assign(popover.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
    popover.showPopover();
  });
  await expect.poll(async () => pressable(page)).toEqual([]);
  expect(await reachedByTab(page, 6)).toEqual(['the question']);
  await yes(page).click();
  await expect(question(page)).toBeHidden();
  await page.context().close();
});

test('CNS-02 the question fails closed: without its script the page stays covered, with a message', async ({
  browser,
  watch,
}) => {
  const page = await visit(browser);
  // Everything beyond the document and its first scripts fails to load.
  await page.route(/\/(later|overlays|page)-[^/]*\.js/, async (route) => route.abort());
  await page.goto('/en/registration');
  await expect(yes(page)).toBeEnabled();
  await yes(page).click();
  await expect(question(page).getByRole('alert')).toContainText('your answer was not taken');
  await expect(question(page).getByRole('link', { name: 'Reload' })).toBeVisible();
  await expect(question(page)).toBeVisible();
  expect(await pressable(page)).toEqual([]);
  await page.unrouteAll();
  await question(page).getByRole('link', { name: 'Reload' }).click();
  await yes(page).click();
  await expect(question(page)).toBeHidden();
  watch.errors.length = 0;
  await page.context().close();
});

test('CNS-02 the question is shown before any script has loaded, and a no works without scripts', async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto('/en/live', { waitUntil: 'commit' });
  await expect(question(page)).toBeVisible();
  await expect(yes(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  expect(await pressable(page)).toEqual([]);
  await expect(question(page).getByRole('link', { name: 'Reload' })).toBeVisible();
  await question(page).getByRole('link', { name: /^No/ }).click();
  await expect(page).toHaveURL(/\/en\/adults-only$/);
  await page.context().close();
});

test('CNS-02 without scripts the page can be read, and no control works', async ({ browser }) => {
  const page = await visit(browser, { javaScriptEnabled: false });
  await page.goto('/en/line/football');
  expect(await matches(page).count()).toBeGreaterThan(3);
  await expect(question(page)).toBeHidden();
  await page.context().close();
});

test('CNS-02 a site with an age question requires an answer, and keeps a yes', async ({
  browser,
}) => {
  const page = await visit(browser);
  const bar = page.getByRole('region', { name: 'Cookies on this site' });
  await page.goto('/en/live');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('link', { name: /^No/ }).click();
  await expect(page).toHaveURL(/\/en\/adults-only$/);
  await expect(page.getByRole('heading')).toHaveText(/people aged 18 and over/);
  await expect(page.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible();
  await page.getByRole('link', { name: 'Answer again' }).click();
  // By the keyboard alone; the first key that falls on it answers nothing.
  await expect(yes(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(yes(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.context().close();
});
