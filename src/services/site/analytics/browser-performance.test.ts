import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPerformance } from './browser-performance';
import type { Measured } from './browser-performance';

/** Observers by the type of entry that they observe. */
let observers: Map<string, FakeObserver>;
let measured: Measured[];
let stop: () => void;

class FakeObserver {
  isConnected = true;
  constructor(readonly report: (list: { getEntries(): object[] }) => void) {}
  observe({ type, buffered }: { type: string; buffered: boolean }): void {
    // Without it an entry of the time before the start of analytics would be lost.
    expect(buffered).toBe(true);
    observers.set(type, this);
  }
  disconnect(): void {
    this.isConnected = false;
  }
}

const report = (type: string, ...entries: object[]): void =>
  observers.get(type)?.report({ getEntries: () => entries });

beforeEach(() => {
  observers = new Map();
  measured = [];
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  const subscription = createBrowserPerformance().subscribe((one) => measured.push(one));
  stop = () => subscription.unsubscribe();
});

afterEach(() => stop());

describe('the measured performance of the page', () => {
  it('has the time of its load and of its largest paint', () => {
    report('navigation', { duration: 812 });
    report('largest-contentful-paint', { startTime: 430 }, { startTime: 655 });
    expect(measured).toEqual([
      { name: 'load', value: 812 },
      { name: 'largestPaint', value: 430 },
      { name: 'largestPaint', value: 655 },
    ]);
  });

  it('has the sum of long tasks', () => {
    report('longtask', { duration: 60 }, { duration: 90 });
    report('longtask', { duration: 50 });
    expect(measured.at(-1)).toEqual({ name: 'longTasks', value: 200 });
  });

  it('has the sum of layout shifts that the visitor did not cause', () => {
    report(
      'layout-shift',
      { value: 0.25, hadRecentInput: false },
      { value: 0.5, hadRecentInput: true },
    );
    report('layout-shift', { value: 0.125, hadRecentInput: false });
    expect(measured).toEqual([
      { name: 'shift', value: 0.25 },
      { name: 'shift', value: 0.375 },
    ]);
  });

  it('is not measured without a subscriber', () => {
    stop();
    expect([...observers.values()].map(({ isConnected }) => isConnected)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
