import type { Page } from 'playwright/test';

/** After two frames all that a load sets off has been laid out. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A layout shift, with the elements that moved. */
interface Shift {
  readonly value: number;
  readonly what: string;
  /** Within half a second of a press or of another size of the window. */
  readonly isAnswer: boolean;
}

declare global {
  var shifts: Shift[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Keeps every layout shift of a page from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.outerHTML.slice(0, 120) ?? 'a removed node';
          return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        });
        globalThis.shifts.push({ value, what: what.join(' '), isAnswer: hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts that no press of the player caused. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => globalThis.shifts.filter(({ isAnswer }) => !isAnswer));
}
