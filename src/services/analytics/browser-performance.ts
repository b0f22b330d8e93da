import { map, merge, Observable, scan } from 'rxjs';

/** One thing that was measured of the page. */
export interface Measured {
  readonly name: 'load' | 'largestPaint' | 'shift' | 'longTasks';
  readonly value: number;
}

/** How fast and how still the page is, as the browser measures it; sums grow, of the rest the last counts. */
export function createBrowserPerformance(): Observable<Measured> {
  return merge(
    entries$('navigation').pipe(
      map(({ duration }): Measured => ({ name: 'load', value: duration })),
    ),
    entries$('largest-contentful-paint').pipe(
      map(({ startTime }): Measured => ({ name: 'largestPaint', value: startTime })),
    ),
    entries$('layout-shift').pipe(
      scan((sum, { value = 0 }: PerformanceEntry & { value?: number }) => sum + value, 0),
      map((value): Measured => ({ name: 'shift', value })),
    ),
    entries$('longtask').pipe(
      scan((sum, { duration }) => sum + duration, 0),
      map((value): Measured => ({ name: 'longTasks', value })),
    ),
  );
}

function entries$(type: string): Observable<PerformanceEntry> {
  return new Observable((subscriber) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) subscriber.next(entry);
    });
    // What a browser does not know of it does not measure, and says so on its console at most.
    observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  });
}
