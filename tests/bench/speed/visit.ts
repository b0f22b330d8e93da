import type { Browser, CDPSession, Page } from 'playwright';

/** A visitor's connection and processor. */
export interface Profile {
  /** Milliseconds. */
  readonly latency: number;
  /** Megabits a second. */
  readonly down: number;
  readonly up: number;
  /** How many times slower than this machine. */
  readonly slowdown: number;
}

export const PROFILES: Readonly<Record<string, Profile>> = {
  '10 Mbit/s, 60 ms': { latency: 60, down: 10, up: 5, slowdown: 1 },
  '1.6 Mbit/s, 150 ms, a processor 4 times slower': {
    latency: 150,
    down: 1.6,
    up: 0.75,
    slowdown: 4,
  },
};

/** The readings of one visit; milliseconds since the address was opened, and bytes on the wire. */
export interface Visit {
  readonly largestPaint: number;
  /** Where the largest paint was: "main", or the tag of an element elsewhere. */
  readonly largestOf: string;
  readonly shift: number;
  /** The time of all tasks beyond their first 50 ms. */
  readonly blocked: number;
  /** From the press on the first price to its mark; NaN without a press. */
  readonly markedAfter: number;
  /** When it was marked. */
  readonly pressMarked: number;
  /** When its bet was in the coupon; where the page has none, when it was marked. */
  readonly pressAnswered: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

interface Request {
  readonly url: string;
  /** The button of a price, where one is to be pressed. */
  readonly price?: string | undefined;
  /** The element that has the number of bets in the coupon, where the page has one. */
  readonly couponCount?: string | undefined;
}

const STILL_MS = 12_000;
const PRESS_AGAIN_MS = 300;
/** How often a page is looked at before it is pressed again. */
const LOOKS = 10;

/** Opens a page in a fresh browser context, and reads its visitor's waiting times. */
export async function visit(
  browser: Browser,
  profile: Profile,
  { url, price, couponCount }: Request,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    const traffic = countTraffic(await throttled(page, profile));
    await page.addInitScript(watch);
    if (price) await page.addInitScript(watchPress, { price, couponCount });
    await page.goto(url, { waitUntil: 'commit' });
    if (price) await pressPrice(page, { price, couponCount });
    else await page.waitForTimeout(STILL_MS);
    const { seen, press } = await page.evaluate(() => ({
      seen: globalThis.readings,
      press: globalThis.press,
    }));
    const { pressed = Number.NaN, marked = Number.NaN, inCoupon = marked } = press;
    return {
      ...seen,
      ...traffic(),
      markedAfter: marked - pressed,
      pressMarked: marked,
      pressAnswered: inCoupon,
    };
  } finally {
    await context.close();
  }
}

async function throttled(page: Page, profile: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: (profile.down * 1e6) / 8,
    uploadThroughput: (profile.up * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  return session;
}

function countTraffic(session: CDPSession): () => Pick<Visit, 'requests' | 'scriptBytes'> {
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return () => ({ requests, scriptBytes });
}

/** Presses the first price until it is marked: on a page that keeps no presses, one before its start is lost. */
async function pressPrice(page: Page, { price, couponCount }: PricedRequest): Promise<void> {
  await page.locator(price).first().waitFor();
  const box = await page.locator(price).first().boundingBox();
  if (!box) throw new Error(`Failed to press "${price}": it is not in view.`);
  // Where it is, and not when the page is still: a person does not wait for that.
  const press = async (): Promise<void> =>
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const has = async (reading: keyof PressReadings): Promise<boolean> =>
    page.evaluate((name) => globalThis.press[name] !== undefined, reading);
  do {
    await press();
    // Looked at without a limit of time: on a slow processor one look takes longer than a press.
    for (let look = 0; look < LOOKS && !(await has('marked')); look += 1) {
      await page.waitForTimeout(PRESS_AGAIN_MS / LOOKS);
    }
  } while (!(await has('marked')));
  if (couponCount) await page.waitForFunction(() => globalThis.press.inCoupon !== undefined);
}

declare global {
  var readings: Pick<Visit, 'blocked' | 'largestOf' | 'largestPaint' | 'shift'>;
  var press: PressReadings;
}

/** Of a press on a price; milliseconds since the address was opened. */
interface PressReadings {
  /** When the last press before the mark was made. */
  pressed?: number;
  /** The frame in which it was marked. */
  marked?: number;
  /** The frame in which its bet was in the coupon. */
  inCoupon?: number;
}

interface PricedRequest {
  readonly price: string;
  readonly couponCount?: string | undefined;
}

interface Entry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly hadRecentInput?: boolean;
  readonly value?: number;
}

/** Runs in the page. */
function watch(): void {
  const seen = { largestPaint: 0, largestOf: '', shift: 0, blocked: 0 };
  globalThis.readings = seen;
  globalThis.press = {};
  const on = (type: string, read: (entry: Entry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime;
    seen.largestOf = element?.closest('main') ? 'main' : (element?.tagName ?? '');
  });
  on('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
}

/** Runs in the page. */
function watchPress({ price, couponCount }: PricedRequest): void {
  const seen = globalThis.press;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (seen.marked === undefined) seen.pressed = timeStamp;
    },
    { capture: true },
  );
  const look = (): void => {
    const isMarked = document.querySelector(price)?.getAttribute('aria-pressed') === 'true';
    if (isMarked) seen.marked ??= performance.now();
    if (couponCount && document.querySelector(couponCount)?.textContent === '1') {
      seen.inCoupon ??= performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
