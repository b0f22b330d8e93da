import { createScheduler } from '@grandstand/bus-contracts';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { resource$ } from './resource';
import type { Resource } from './resource';

const clock = createVirtualClock();
const retry = { delay: (failures: number) => 1000 * failures, scheduler: createScheduler(clock) };

function open(options: { readonly isRetried?: boolean } = {}) {
  const key$ = new BehaviorSubject<string | null>(null);
  const reload$ = new Subject<void>();
  const loads: Subject<string>[] = [];
  const errors: unknown[] = [];
  const emitted: Resource<string>[] = [];
  const load = (): Subject<string> => {
    const answer$ = new Subject<string>();
    loads.push(answer$);
    return answer$;
  };
  const onError = (error: unknown): unknown => errors.push(error);
  const subscription = resource$({
    key$,
    reload$,
    load,
    onError,
    ...(options.isRetried && { retry }),
  }).subscribe((resource) => emitted.push(resource));
  const answer = (load: number, value: string): void => {
    loads[load]!.next(value);
    loads[load]!.complete();
  };
  return {
    key$,
    reload$,
    loads,
    errors,
    emitted,
    subscription,
    answer,
    last: () => emitted.at(-1),
  };
}

it('is none without a key, loading with one, and ready with the answer', () => {
  const { key$, emitted, answer } = open();
  key$.next('ann');
  answer(0, 'Ann');
  expect(emitted).toEqual([
    { status: 'none', value: undefined },
    { status: 'loading', value: undefined },
    { status: 'ready', value: 'Ann' },
  ]);
});

it('P34 drops an older answer, of another key and of a load before a reload', () => {
  const { key$, reload$, loads, answer, last } = open();
  key$.next('ann');
  key$.next('bob');
  expect(loads[0]!.observed).toBe(false);
  reload$.next();
  expect(loads[1]!.observed).toBe(false);
  answer(2, 'Bob');
  expect(last()).toEqual({ status: 'ready', value: 'Bob' });
});

it('keeps the last value while it reloads and if that fails', () => {
  const { key$, reload$, loads, errors, answer, last } = open();
  key$.next('ann');
  answer(0, 'Ann');
  reload$.next();
  expect(last()).toEqual({ status: 'ready', value: 'Ann' });
  loads[1]!.error('down');
  expect(last()).toEqual({ status: 'failed', value: 'Ann' });
  expect(errors).toEqual(['down']);
});

it('tries again after the delay, longer each time, and once less after a reload', async () => {
  const { key$, reload$, loads, last, answer, subscription } = open({ isRetried: true });
  key$.next('ann');
  loads[0]!.error('down');
  expect(last()?.status).toBe('failed');
  await clock.advance(1000);
  loads[1]!.error('down');
  await clock.advance(1999);
  expect(loads).toHaveLength(2);
  await clock.advance(1);
  expect(loads).toHaveLength(3);
  reload$.next();
  loads[3]!.error('down');
  await clock.advance(1000);
  answer(4, 'Ann');
  expect(last()).toEqual({ status: 'ready', value: 'Ann' });
  subscription.unsubscribe();
  expect(clock.pending).toBe(0);
});
