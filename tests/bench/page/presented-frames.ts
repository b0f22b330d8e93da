import type { CDPSession, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
}

/** What the browser showed during a scroll. */
export interface Presented {
  /** The intervals between the frames that were shown, ms. */
  readonly intervals: readonly number[];
  /** How many frames had a part that was not painted yet. */
  readonly unpainted: number;
}

/** A frame that the browser shows, whether or not the main thread has answered for it. */
const SHOWN = 'DrawFrame';
const UNPAINTED = 'TileBasedLayerImpl::AppendQuads checkerboard';

/**
 * Scrolls a page by the wheel from the top to the end, and returns what was shown.
 * @param speed Pixels a second.
 */
export async function scrollByWheel(page: Page, speed: number): Promise<Presented> {
  const session = await page.context().newCDPSession(page);
  const { width, height, distance } = await page.evaluate(() => {
    scrollTo(0, 0);
    const { innerWidth, innerHeight } = window;
    const { scrollHeight } = document.documentElement;
    return { width: innerWidth, height: innerHeight, distance: scrollHeight - innerHeight };
  });
  const events = await traced(session, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: Math.round(width / 2),
      y: Math.round(height / 2),
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    }),
  );
  await session.detach();
  const left = await page.evaluate(
    () => document.documentElement.scrollHeight - innerHeight - scrollY,
  );
  if (left > 1) throw new Error(`The page was not scrolled to its end: ${left} pixels are left.`);
  const shown = events.filter(({ name }) => name === SHOWN).map(({ ts }) => ts / 1000);
  shown.sort((a, b) => a - b);
  return {
    intervals: shown.slice(1).map((at, index) => at - (shown[index] ?? at)),
    unpainted: events.filter(({ name }) => name === UNPAINTED).length,
  };
}

async function traced(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'cc'] },
  });
  await act();
  const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isOver;
  return events;
}
