import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { anyOf$, events$ } from './streams';

test('events are heard under each of their names, until nobody listens', () => {
  const target = new EventTarget();
  const heard: string[] = [];
  const listening = events$(target, 'online', 'offline').subscribe(({ type }) => heard.push(type));
  for (const type of ['online', 'other', 'offline']) target.dispatchEvent(new Event(type));
  listening.unsubscribe();
  target.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['online', 'offline']);
});

test('any of several streams is heard, and none after the end', () => {
  const [a, b] = [new Subject<number>(), new Subject<number>()];
  const heard: number[] = [];
  const listening = anyOf$(a, b).subscribe((value) => heard.push(value));
  a.next(1);
  b.next(2);
  a.complete();
  b.next(3);
  listening.unsubscribe();
  b.next(4);
  expect(heard).toEqual([1, 2, 3]);
  expect(b.observed).toBe(false);
});

test('the fault of one stream is the fault of all', () => {
  const [a, b] = [new Subject<number>(), new Subject<number>()];
  const faults: unknown[] = [];
  anyOf$(a, b).subscribe({ error: (fault) => faults.push(fault) });
  a.error('broken');
  expect(faults).toEqual(['broken']);
  expect(b.observed).toBe(false);
});
