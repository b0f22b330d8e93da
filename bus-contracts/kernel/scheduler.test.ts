import { debounceTime, interval, retry, Subject, throwError, timer } from 'rxjs';
import { expect, test } from 'vitest';
import { createVirtualClock } from '../testing/index';
import { createScheduler } from './scheduler';

test('timer and interval run on the clock that is handed in', async () => {
  const clock = createVirtualClock();
  const scheduler = createScheduler(clock);
  const log: string[] = [];
  timer(10, scheduler).subscribe({
    next: () => log.push('once'),
    complete: () => log.push('complete'),
  });
  const beats = interval(4, scheduler).subscribe((count) => log.push(`beat ${count}`));
  await clock.advance(10);
  expect(log).toEqual(['beat 0', 'beat 1', 'once', 'complete']);
  beats.unsubscribe();
  expect(clock.pending).toBe(0);
  expect(scheduler.now()).toBe(clock.now());
});

test('debounceTime waits for a pause by the clock', async () => {
  const clock = createVirtualClock();
  const source$ = new Subject<number>();
  const received: number[] = [];
  source$.pipe(debounceTime(10, createScheduler(clock))).subscribe((value) => received.push(value));
  source$.next(1);
  await clock.advance(9);
  source$.next(2);
  await clock.advance(9);
  expect(received).toEqual([]);
  await clock.advance(1);
  expect(received).toEqual([2]);
  expect(clock.pending).toBe(0);
});

test('retry waits longer each time by the clock', async () => {
  const clock = createVirtualClock();
  const scheduler = createScheduler(clock);
  let tries = 0;
  const source$ = throwError(() => {
    tries += 1;
    return new Error('Down.');
  });
  const delay = (_error: unknown, failures: number) => timer(1000 * 2 ** (failures - 1), scheduler);
  const subscription = source$.pipe(retry({ delay })).subscribe();
  await clock.advance(999);
  expect(tries).toBe(1);
  await clock.advance(1);
  expect(tries).toBe(2);
  await clock.advance(2000);
  expect(tries).toBe(3);
  subscription.unsubscribe();
  expect(clock.pending).toBe(0);
});
