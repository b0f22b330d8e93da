import { expect, test } from 'vitest';
import { events$ } from './streams';

test('events are heard under each of their names, until nobody listens', () => {
  const target = new EventTarget();
  const heard: string[] = [];
  const listening = events$(target, 'online', 'offline').subscribe(({ type }) => heard.push(type));
  for (const type of ['online', 'other', 'offline']) target.dispatchEvent(new Event(type));
  listening.unsubscribe();
  target.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['online', 'offline']);
});
