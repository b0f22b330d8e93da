import type { BrowserContext, Locator, Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { couponBets } from '../harness/steps/coupon';
import { odds, openMatch } from '../harness/steps/line';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const MINUTE = 60_000;
/** The embedded operator's idle time. */
const IDLE = 30 * MINUTE;

interface AutoLogoff {
  readonly deadline: number | null;
  readonly isWarned: boolean;
}

/** Opens a page of a player with an idle time. */
async function openPlayers(page: Page, path = '/en/'): Promise<void> {
  await page.goto(path);
  await areasAreReady(page);
  await expect(header(page)).toContainText('Balance');
  await page.clock.runFor(3000);
  await timeRuns(page);
}

async function timeRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = globalThis.grandstand?.bus.peek('autoLogoff.state') as AutoLogoff | undefined;
    return state !== undefined && state.deadline !== null;
  });
}

const stateOf = (page: Page): Promise<AutoLogoff> => peek<AutoLogoff>(page, 'autoLogoff.state');
const isWarnedOf = async (page: Page): Promise<boolean> => (await stateOf(page)).isWarned;

function warningOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Are you still there?' });
}

function noticeOf(page: Page): Locator {
  return page.getByText('You were signed out because you were inactive for a while.');
}

async function isSignedOut(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** Whether a sign-out is noted that the operator has not answered. */
function hasUnansweredSignOut(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(localStorage).some((key) => key.endsWith('session.ending')),
  );
}

function disconnects(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/user/disconnect')) count += 1;
  });
  return () => count;
}

test.describe('auto-logoff', () => {
  test.beforeEach(async ({ context }) => {
    await context.clock.install();
  });

  test('SES-05 P22 activity in one tab counts for all, and an idle player is signed out once', async ({
    page,
    context,
  }) => {
    await newPlayer(page);
    await openPlayers(page);
    const second = await context.newPage();
    await openPlayers(second);
    const count = disconnects(context);

    const before = await stateOf(page);
    await context.clock.fastForward(IDLE - 2 * MINUTE);
    await second.mouse.move(300, 300);
    await second.mouse.move(310, 300);
    // The leap that follows takes no time in which the other tab could get a message.
    await expect
      .poll(async () => (await stateOf(page)).deadline)
      .toBeGreaterThan((before.deadline ?? Infinity) + IDLE - 3 * MINUTE);
    await context.clock.fastForward(IDLE - 2 * MINUTE);
    await expect(header(page)).toContainText('Balance');
    expect(await isWarnedOf(page)).toBe(false);

    // The last seconds pass by themselves, in both tabs at once: a leap would be a sleep, and wake both.
    const { deadline } = await stateOf(second);
    const left = (deadline ?? 0) - (await second.evaluate(() => Date.now()));
    await context.clock.fastForward(Math.max(0, left - 4000));
    await isSignedOut(page);
    await isSignedOut(second);
    await expect.poll(count).toBe(1);
    // The leap that follows would take an unanswered sign-out beyond its time-out, and it would be repeated.
    await expect.poll(() => hasUnansweredSignOut(page)).toBe(false);
    await context.clock.runFor(5000);
    expect(count()).toBe(1);
    for (const one of [page, second]) await expect(noticeOf(one)).toHaveCount(0);

    // The next visit.
    await second.reload();
    await areasAreReady(second);
    await second.clock.runFor(3000);
    await expect(noticeOf(second)).toBeVisible();
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 200);
    await page.clock.runFor(1000);
    await expect(noticeOf(page)).toHaveCount(0);
  });

  test('P103 the warning shows the time, and a key or a press closes it', async ({ page }) => {
    await newPlayer(page);
    await openPlayers(page);
    await page.clock.fastForward(IDLE - MINUTE);
    const dialog = warningOf(page);
    await expect(dialog).toBeVisible();
    const { deadline } = await stateOf(page);
    const left = (deadline ?? 0) - (await page.evaluate(() => Date.now()));
    expect(left).toBeGreaterThan(20_000);
    const hour = await page.evaluate(
      (at) => new Intl.DateTimeFormat('en', { minute: '2-digit', second: '2-digit' }).format(at),
      deadline ?? 0,
    );
    await expect(dialog).toContainText(hour);

    // By keyboard: the answer has the focus.
    const stay = dialog.getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toBeFocused();
    await expect(stay).toHaveAccessibleDescription(/You will be signed out at/);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(header(page)).toContainText('Balance');
    expect((await stateOf(page)).deadline).toBeGreaterThan((deadline ?? 0) + IDLE - 2 * MINUTE);

    // By a hand on its way: the time begins again at once, and the dialog leaves a moment later.
    await page.clock.fastForward(IDLE - MINUTE);
    await expect(dialog).toBeVisible();
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 110);
    await expect(dialog).toContainText('You stay signed in.');
    expect(await isWarnedOf(page)).toBe(false);
    await page.clock.runFor(2000);
    await expect(dialog).toBeHidden();

    // The dialog itself has the way to sign out.
    await page.clock.fastForward(IDLE - MINUTE);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isSignedOut(page);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(3000);
    await expect(noticeOf(page)).toHaveCount(0);
  });

  for (const wake of ['a press', 'a key'] as const) {
    test(`P70 SES-05 ${wake} that wakes the machine after eight hours signs out, and does nothing else`, async ({
      page,
    }) => {
      await newPlayer(page);
      await openPlayers(page, '/en/line/football');
      const price = odds(openMatch(page)).first();
      await price.hover();
      await price.focus();
      // Time that no timer saw; the event of the pause is delivered later.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
      await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 8 * 3_600_000));
      await page.evaluate(() => {
        for (const name of ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup']) {
          document.addEventListener(name, () => document.body.setAttribute('data-reached', name));
        }
      });
      if (wake === 'a press') {
        await page.mouse.down();
        await page.mouse.up();
      } else await page.keyboard.press('Enter');
      expect(await peek(page, 'session.state')).toMatchObject({ status: 'guest' });
      await expect(page.locator('body')).not.toHaveAttribute('data-reached', /./);
      await page.clock.resume();
      await isSignedOut(page);
      await expect(noticeOf(page)).toBeVisible();
      await expect(couponBets(page)).toHaveCount(0);
      // The next press is a guest's.
      await header(page).getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    });
  }

  test('SES-05 a player who returns too late sees none of their data', async ({
    page,
    context,
  }) => {
    await newPlayer(page);
    await openPlayers(page);
    await page.close();
    await context.clock.fastForward(IDLE);
    const next = await context.newPage();
    await next.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('header')?.textContent?.match(/Balance\s*[\d]/)) {
          document.documentElement.setAttribute('data-seen', '1');
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await next.goto('/en/');
    await areasAreReady(next);
    await isSignedOut(next);
    await next.clock.runFor(3000);
    await expect(noticeOf(next)).toBeVisible();
    expect(await next.locator('html').getAttribute('data-seen')).toBeNull();
  });
});
