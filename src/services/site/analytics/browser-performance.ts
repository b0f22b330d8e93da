import { filter, map, merge, Observable, scan } from 'rxjs';

/** One thing that was measured of the page. */
export interface Measured {
  readonly name: 'load' | 'largestPaint' | 'shift' | 'longTasks';
  readonly value: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  /** The visitor caused the shift by a press or a key, so it does not count. */
  readonly hadRecentInput: boolean;
}

/** Load time, largest paint and long tasks in milliseconds, and layout shift as a score; a later value of the same name replaces the earlier one. */
export function createBrowserPerformance(): Observable<Measured> {
  return merge(
    entries$('navigation').pipe(
      map(({ duration }): Measured => ({ name: 'load', value: duration })),
    ),
    entries$('largest-contentful-paint').pipe(
      map(({ startTime }): Measured => ({ name: 'largestPaint', value: startTime })),
    ),
    entries$<LayoutShift>('layout-shift').pipe(
      filter(({ hadRecentInput }) => !hadRecentInput),
      scan((sum, { value }) => sum + value, 0),
      map((value): Measured => ({ name: 'shift', value })),
    ),
    entries$('longtask').pipe(
      scan((sum, { duration }) => sum + duration, 0),
      map((value): Measured => ({ name: 'longTasks', value })),
    ),
  );
}

function entries$<Entry extends PerformanceEntry>(type: string): Observable<Entry> {
  return new Observable((subscriber) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) subscriber.next(entry as Entry);
    });
    // A browser ignores unknown types.
    observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  });
}
