import { Observable } from 'rxjs';

/** One thing that was measured of the page. */
export interface Measured {
  readonly name: 'load' | 'largestPaint' | 'shift' | 'longTasks';
  readonly value: number;
}

/** How fast and how still the page is, as the browser measures it; sums grow, of the rest the last counts. */
export function createBrowserPerformance(): Observable<Measured> {
  return new Observable((subscriber) => {
    let shift = 0;
    let longTasks = 0;
    const observers = [
      watch('navigation', (entry) => {
        subscriber.next({ name: 'load', value: entry.duration });
      }),
      watch('largest-contentful-paint', (entry) => {
        subscriber.next({ name: 'largestPaint', value: entry.startTime });
      }),
      watch('layout-shift', (entry) => {
        shift += (entry as PerformanceEntry & { value?: number }).value ?? 0;
        subscriber.next({ name: 'shift', value: shift });
      }),
      watch('longtask', (entry) => {
        longTasks += entry.duration;
        subscriber.next({ name: 'longTasks', value: longTasks });
      }),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  });
}

function watch(type: string, heard: (entry: PerformanceEntry) => void): PerformanceObserver {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(heard));
  // What a browser does not know of it does not measure, and says so on its console at most.
  observer.observe({ type, buffered: true });
  return observer;
}
