import type { AgeState } from '@grandstand/bus-contracts/shell';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createAge } from '.';
import { answerHoldsFor } from './age-rules';
import { createFakePage, createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { siteConfig } from '../../../../tests/harness/samples';
import { createLostStorage } from '../../../../tests/harness/tabs/shared-storage';

const THREE_DAYS = 259_200_000;

interface Options {
  readonly kept?: Map<string, string>;
  readonly tabKept?: Map<string, string>;
  readonly age?: object;
  readonly now?: number;
  readonly isLost?: boolean;
}

function open(options: Options = {}) {
  const { kept = new Map(), tabKept = new Map(), age = {}, now, isLost = false } = options;
  const test = createTestBus(now === undefined ? {} : { now });
  const page = createFakePage();
  const changes$ = new Subject<string | null>();
  const storage = isLost ? createLostStorage() : { ...createMemoryStore(kept), changes$ };
  test.qa.publish('config.state', { ...siteConfig, age });
  createAge({
    bus: test.bus.join('age'),
    clock: test.clock,
    storage,
    tabStorage: isLost ? createLostStorage() : createMemoryStore(tabKept),
    page,
    serverNow: () => test.clock.now(),
  });
  return {
    test,
    page,
    kept,
    tabKept,
    changes$,
    isAsked: () => (test.qa.peek('age.state') as AgeState).isAsked,
    confirm: async () => {
      await test.qa.send('age.confirm', {});
      await settle();
    },
  };
}

describe('the confirmation of age', () => {
  it('CNS-02 is required only where the site has an age question', () => {
    const { test, isAsked } = open();
    expect(isAsked()).toBe(true);
    expect(test.qa.peek('age.state')).toEqual({ isAsked: true, minAge: 18 });
    test.qa.publish('config.state', { ...siteConfig, age: { minAge: 21 } });
    expect(test.qa.peek('age.state')).toEqual({ isAsked: true, minAge: 21 });
    test.qa.publish('config.state', siteConfig);
    expect(isAsked()).toBe(false);
  });

  it('CNS-02 holds for 259200000 ms to the millisecond, then it is required again', async () => {
    const visitor = open();
    await visitor.confirm();
    expect(visitor.isAsked()).toBe(false);
    await visitor.test.clock.advance(THREE_DAYS - 1);
    expect(visitor.isAsked()).toBe(false);
    await visitor.test.clock.advance(1);
    expect(visitor.isAsked()).toBe(true);
  });

  it('CNS-02 holds on the next visit for the rest of that time, and in other tabs at once', async () => {
    const first = open();
    const waiting = open({ kept: first.kept });
    await first.confirm();
    waiting.changes$.next('age.confirmedAt');
    expect(waiting.isAsked()).toBe(false);
    const publishedAt = first.test.clock.now();
    expect(open({ kept: first.kept, now: publishedAt + THREE_DAYS - 1 }).isAsked()).toBe(false);
    expect(open({ kept: first.kept, now: publishedAt + THREE_DAYS }).isAsked()).toBe(true);
    // A clock that was turned back makes the age unknown.
    expect(open({ kept: first.kept, now: publishedAt - THREE_DAYS }).isAsked()).toBe(true);
  });

  it('CNS-02 P70 is checked again when the machine wakes, since timers sleep with it', async () => {
    const visitor = open();
    await visitor.confirm();
    visitor.test.clock.set(visitor.test.clock.now() + THREE_DAYS);
    expect(visitor.isAsked()).toBe(false);
    visitor.page.visible$.next(false);
    visitor.page.visible$.next(true);
    expect(visitor.isAsked()).toBe(true);
  });

  it('CNS-02 holds for the session with that option', async () => {
    const kept = new Map<string, string>();
    const visitor = open({ kept, age: { isForSession: true } });
    await visitor.confirm();
    await visitor.test.clock.advance(3 * THREE_DAYS);
    expect(visitor.isAsked()).toBe(false);
    expect([kept.size, visitor.tabKept.size]).toEqual([0, 1]);
    expect(open({ kept, age: { isForSession: true } }).isAsked()).toBe(true);
    const { tabKept } = visitor;
    expect(open({ tabKept, age: { isForSession: true } }).isAsked()).toBe(false);
  });

  it('CNS-02 sets no timer if it never expires, and is published once', async () => {
    const visitor = open({ age: { isForSession: true } });
    const { test } = visitor;
    await visitor.confirm();
    expect(test.clock.pending).toBe(0);
    const published = (): number => test.messages.filter(({ name }) => name === 'age.state').length;
    expect(published()).toBe(2);
    visitor.page.restored$.next();
    visitor.changes$.next(null);
    expect(published()).toBe(2);
    test.qa.publish('config.state', siteConfig);
    expect(test.clock.pending).toBe(0);
  });

  it.each([{}, { isForSession: true }])(
    'CNS-02 P60 holds for the page without storage: %o',
    async (age) => {
      const visitor = open({ isLost: true, age });
      expect(visitor.isAsked()).toBe(true);
      await visitor.confirm();
      expect(visitor.isAsked()).toBe(false);
    },
  );

  it('CNS-02 ignores an invalid stored answer', () => {
    const now = Date.UTC(2026, 10, 20);
    for (const text of [
      null,
      '',
      'true',
      '-5',
      '1e9',
      '12a',
      'a12',
      String(now + 120_000),
      '9'.repeat(16),
    ]) {
      expect(answerHoldsFor(text, now)).toBe(0);
    }
    expect(answerHoldsFor(String(now + 60_000), now)).toBe(THREE_DAYS);
    expect(answerHoldsFor(String(now - 1000), now)).toBe(THREE_DAYS - 1000);
  });
});
