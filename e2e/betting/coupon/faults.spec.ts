import type { BrowserContext, Page } from 'playwright/test';
import { areasAreReady, peek } from '../../harness/bus';
import {
  coupon,
  couponBets,
  placeButton,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  stake,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import type { SandboxControl } from '../../harness/sandbox';
import { createSignal } from '../../harness/signal';
import { expect, test } from '../../harness/test';

const PLACE = '**/web-api/coupon/place';
const BY_REF = '**/web-api/coupon/by-ref/*';
const CHECKING =
  'We are asking the operator whether your bet was accepted; it will not be placed twice.';
/** After so long without a trace a coupon is held to be lost on the way. */
const SEND_OVER_MS = 30_000;

interface Kill {
  readonly when: string;
  /** Brings the place's call to the moment at which the tab dies; the returned promise settles then. */
  readonly until: (page: Page, sandbox: SandboxControl) => Promise<() => Promise<unknown>>;
  /** Whether the call can have reached the operator. */
  readonly isSent: boolean;
}

const KILLS: readonly Kill[] = [
  {
    when: 'as the button goes down, before the call has left',
    isSent: false,
    until: async (page) => {
      const requested = createSignal();
      // Never let through: it dies with its tab.
      await page.route(PLACE, () => requested.happen());
      return () => requested.happened;
    },
  },
  {
    when: 'when the call has left and nothing is done yet',
    isSent: true,
    until: async (page, sandbox) => {
      await sandbox.slowPlacing('before', 1000);
      return () => page.waitForRequest(PLACE);
    },
  },
  {
    when: 'while the bet is booked',
    isSent: true,
    until: async (page, sandbox) => {
      await sandbox.slowPlacing('booked', 1000);
      return () => page.waitForRequest(PLACE);
    },
  },
  {
    when: 'when the bet is placed and its answer is on the way',
    isSent: true,
    until: async (page) => {
      const done = createSignal();
      await page.route(PLACE, async (route) => {
        await route.fetch();
        done.happen();
      });
      return () => done.happened;
    },
  },
];

interface Death {
  readonly when: string;
  /** Dies before this change of the browser's storage, once the button was pressed. */
  readonly step: 'set' | 'remove';
  readonly key: string;
  /** Whether the operator has the bet by then. */
  readonly isPlaced: boolean;
}

const DEATHS: readonly Death[] = [
  {
    when: 'before what is to be sent is stored',
    step: 'set',
    key: 'coupon.intent.',
    isPlaced: false,
  },
  {
    when: 'when the answer is read and nothing of it is stored',
    step: 'set',
    key: 'coupon.bet.',
    isPlaced: true,
  },
  {
    when: 'when the coupon is emptied and the intent still stored',
    step: 'remove',
    key: 'coupon.intent.',
    isPlaced: true,
  },
];

test.describe('a tab that is closed by force while it places', () => {
  for (const { when, isPlaced, ...change } of DEATHS) {
    test(`P02 ${when}: exactly one bet is placed`, async ({ page, context, sandbox }) => {
      await newPlayer(page);
      await page.addInitScript(dieBefore, change);
      const path = await fill(page, sandbox);
      const before = await balance(page);
      const refIds = sentRefIds(page);
      // The operator's name of the bet and its times by the operator's clock are stored by then.
      await expect(placeButton(page)).toBeEnabled();
      await expect.poll(() => peek(page, 'serverClock.state')).toBeTruthy();
      await page.evaluate(() => Object.assign(globalThis, { isArmed: true }));
      await placeButton(page).click({ noWaitAfter: true });
      await expect(page.locator('html')).toHaveAttribute('data-dead', 'yes');
      await kill(page);
      expect(refIds).toHaveLength(isPlaced ? 1 : 0);

      const next = await context.newPage();
      const later = sentRefIds(next);
      await next.goto(path);
      await areasAreReady(next);
      if (!isPlaced) {
        await expect(couponBets(next)).toHaveCount(1);
        await expect(coupon(next)).not.toContainText(CHECKING);
        expect(await balance(next)).toBe(before);
        await placeButton(next).click();
      }
      await expect(placedTitle(next)).toBeVisible();
      await expect(couponBets(next)).toHaveCount(0);
      expect(later).toHaveLength(isPlaced ? 0 : 1);
      const [refId = ''] = [...refIds, ...later];
      expect(await sandbox.placements(refId)).toBe(1);
      await expect.poll(() => balance(next)).toBe(before - 500);
    });
  }

  test('P02 when all is stored: exactly one bet is placed, and the next tab checks none', async ({
    page,
    context,
    sandbox,
  }) => {
    await newPlayer(page);
    const path = await fill(page, sandbox);
    const before = await balance(page);
    const refIds = sentRefIds(page);
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    await kill(page);
    const next = await context.newPage();
    const requested: string[] = [];
    next.on('request', (request) => {
      if (/coupon\/(by-ref|place)/.test(request.url())) requested.push(request.url());
    });
    await next.goto(path);
    await areasAreReady(next);
    await expect.poll(() => balance(next)).toBe(before - 500);
    await expect(couponBets(next)).toHaveCount(0);
    expect(requested).toEqual([]);
    expect(await sandbox.placements(refIds[0] ?? '')).toBe(1);
  });

  for (const { when, until, isSent } of KILLS) {
    test(`P02 P03 ${when}: exactly one bet is placed, and the next tab shows it`, async ({
      page,
      context,
      sandbox,
    }) => {
      await newPlayer(page);
      const path = await fill(page, sandbox);
      const before = await balance(page);
      const bodies = sentBodies(page);
      const reached = await until(page, sandbox);
      const death = reached();
      await placeButton(page).click({ noWaitAfter: true });
      await death;
      await kill(page);

      const next = await context.newPage();
      const refIds = sentRefIds(next);
      const again = sentBodies(next);
      const requested = await holdQuestions(next);
      if (!isSent) await next.clock.install();
      await next.goto(path);
      await requested.first;
      await expect(coupon(next)).toContainText(CHECKING);
      const { placing } = await peek<{ placing: { refId: string } }>(next, 'coupon.state');
      await requested.letThrough();
      if (!isSent) {
        // It never left: after the longest way it could have taken it is offered again, as it was.
        await expect
          .poll(async () => {
            await next.clock.runFor(SEND_OVER_MS / 2);
            return coupon(next).innerText();
          })
          .not.toContain(CHECKING);
        expect(await sandbox.placements(placing.refId)).toBe(0);
        await expect(couponBets(next)).toHaveCount(1);
        await next.clock.resume();
        await expect(next.getByText('reconnecting')).toHaveCount(0);
        await placeButton(next).click();
      }
      await expect(placedTitle(next)).toBeVisible();
      await expect(couponBets(next)).toHaveCount(0);
      expect(await sandbox.placements(placing.refId)).toBe(1);
      expect(refIds).toEqual(isSent ? [] : [placing.refId]);
      // A repeated request is the same, byte for byte.
      expect(again).toEqual(isSent ? [] : bodies);
      expect(bodies).toHaveLength(1);
      await expect.poll(() => balance(next)).toBe(before - 500);
    });
  }

  test('P02 as the answer comes: exactly one bet is placed, and no tab offers it for placing', async ({
    page,
    context,
    sandbox,
  }) => {
    await newPlayer(page);
    const path = await fill(page, sandbox);
    const before = await balance(page);
    const refIds = sentRefIds(page);
    const answered = page.waitForResponse(PLACE);
    await placeButton(page).click({ noWaitAfter: true });
    await answered;
    await kill(page);
    const next = await openTab(context, path);
    await expect(couponBets(next)).toHaveCount(0);
    expect(refIds).toHaveLength(1);
    expect(await sandbox.placements(refIds[0] ?? '')).toBe(1);
    await expect.poll(() => balance(next)).toBe(before - 500);
  });
});

test.describe('a lost answer', () => {
  test('P03 is shown as being looked up, and found; the bet is not sent twice', async ({
    page,
    sandbox,
  }) => {
    await newPlayer(page);
    await fill(page, sandbox);
    const before = await balance(page);
    const refIds = sentRefIds(page);
    const requested = await holdQuestions(page);
    await page.route(PLACE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await requested.first;
    await expect(coupon(page)).toContainText(CHECKING);
    // It can't be sent again meanwhile, nor changed under the question.
    await expect(stake(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await requested.letThrough();
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
    expect(await sandbox.placements(refIds[0] ?? '')).toBe(1);
    await expect.poll(() => balance(page)).toBe(before - 500);
  });
});

test.describe('one bet', () => {
  test('P01 a double click makes one bet', async ({ page, sandbox }) => {
    await newPlayer(page);
    await fill(page, sandbox);
    const before = await balance(page);
    const refIds = sentRefIds(page);
    await placeButton(page).dblclick();
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
    expect(await sandbox.placements(refIds[0] ?? '')).toBe(1);
    await expect.poll(() => balance(page)).toBe(before - 500);
  });

  test('P01 two tabs that press at once make one bet, which both show', async ({
    page,
    context,
    sandbox,
  }) => {
    await newPlayer(page);
    const path = await fill(page, sandbox);
    const before = await balance(page);
    const other = await openTab(context, path);
    await expect(couponBets(other)).toHaveCount(1);
    await expect(stake(other)).toHaveValue(/^5/);
    const sent = [sentRefIds(page), sentRefIds(other)];
    const click = (tab: Page): Promise<void> => placeButton(tab).press('Enter');
    await Promise.all([click(page), click(other)]);
    await expect.poll(() => balance(page)).toBe(before - 500);
    await expect(couponBets(page)).toHaveCount(0);
    await expect(couponBets(other)).toHaveCount(0);
    await expect.poll(() => balance(other)).toBe(before - 500);
    expect(sent.flat()).toHaveLength(1);
    expect(await sandbox.placements(sent.flat()[0] ?? '')).toBe(1);
  });
});

/** A coupon of one bet with a stake of 5.00; gives the address of its list. */
async function fill(page: Page, sandbox: SandboxControl): Promise<string> {
  const { games, path } = await sandbox.makeGames([2]);
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await stake(page).fill('5');
  await expect(placeButton(page)).toContainText('5.00');
  return path;
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await areasAreReady(tab);
  return tab;
}

/** The bodies of the coupons that this tab sends. */
function sentBodies(page: Page): (string | null)[] {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/web-api/coupon/place')) bodies.push(request.postData());
  });
  return bodies;
}

/** In the page: from this change of storage on, nothing is stored and nothing leaves, until the tab is killed. */
function dieBefore({ step, key }: Pick<Death, 'step' | 'key'>): void {
  let isDead = false;
  const { setItem, removeItem } = Storage.prototype;
  const { fetch } = globalThis;
  const lives = (at: Death['step'], name: string): boolean => {
    const { isArmed } = globalThis as { isArmed?: boolean };
    if (isArmed && !isDead && at === step && name.includes(key)) {
      isDead = true;
      document.documentElement.dataset['dead'] = 'yes';
    }
    return !isDead;
  };
  Storage.prototype.setItem = function (name: string, value: string): void {
    if (lives('set', name)) setItem.call(this, name, value);
  };
  Storage.prototype.removeItem = function (name: string): void {
    if (lives('remove', name)) removeItem.call(this, name);
  };
  globalThis.fetch = (...call) =>
    isDead ? new Promise<never>(() => {}) : fetch.apply(globalThis, call);
}

/** As a browser kills it: no event of the page runs any more. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

/** Holds the requests for the result of a bet until they are released; `first`: one was made. */
async function holdQuestions(
  page: Page,
): Promise<{ first: Promise<void>; letThrough: () => Promise<void> }> {
  const first = createSignal();
  const free = createSignal();
  await page.route(BY_REF, async (route) => {
    first.happen();
    await free.happened;
    await route.continue();
  });
  return {
    first: first.happened,
    letThrough: async () => free.happen(),
  };
}
