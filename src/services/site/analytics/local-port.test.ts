import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { NEVER } from 'rxjs';
import { createCollector } from './collector';
import { createLocalPort } from './local-port';
import type { CollectedEvent } from './operator';

const DAY = 86_400_000;
const EVENT = { id: 1, name: 'page', facts: { route: 'home' } };

interface Options {
  readonly kept?: Map<string, string>;
  readonly isLost?: boolean;
}

/** The port that keeps events in the browser, and the events that it handed on. */
function open({ kept = new Map(), isLost = false }: Options = {}) {
  const clock = createVirtualClock();
  const passed: string[] = [];
  let visitors = 0;
  const make = (pass?: Parameters<typeof createLocalPort>[0]['pass']) =>
    createLocalPort({
      clock,
      storage: {
        get: (key) => kept.get(key) ?? null,
        set: (key, value) => !isLost && kept.set(key, value) === kept,
        remove: (key) => void kept.delete(key),
        keys: () => [...kept.keys()],
        changes$: NEVER,
      },
      newVisitor: () => `visitor-${(visitors += 1)}`,
      ...(pass && { pass }),
    });
  const port = make({
    start: (_, visitor) => passed.push(`start ${visitor}`),
    event: ({ name }, visitor) => passed.push(`${name} ${visitor}`),
    forget: () => passed.push('forget'),
  });
  return { clock, kept, passed, port, alone: make() };
}

interface Kept {
  readonly visitor: string;
  readonly events: readonly { readonly at: number }[];
}
const read = (kept: Map<string, string>): Kept => JSON.parse(kept.get('analytics') ?? '') as Kept;

describe('the stored events of a visitor', () => {
  it('ANL-01 stay in the browser without an operator that collects', () => {
    const { alone, kept } = open();
    alone.start(new Map());
    alone.track(EVENT);
    expect(read(kept)).toMatchObject({ visitor: 'visitor-1', events: [EVENT] });
    alone.forget();
    expect([...kept.keys()]).toEqual([]);
  });

  it('ANL-01 are removed a day after each, and all of them with the visitor', () => {
    const { port, kept, clock } = open();
    port.start(new Map());
    const start = clock.now();
    const at = (ms: number): number[] => {
      clock.set(start + ms);
      port.track(EVENT);
      return read(kept).events.map((event) => event.at - start);
    };
    expect(at(DAY / 2)).toEqual([DAY / 2]);
    expect(at(DAY - 1)).toEqual([DAY / 2, DAY - 1]);
    // The visitor has changed by then, too.
    expect(at(DAY)).toEqual([DAY]);
    expect(read(kept).visitor).toBe('visitor-2');
  });

  it('ANL-01 have no time in the future: the clock was set back', () => {
    const { port, kept, clock } = open();
    port.start(new Map());
    const { since } = JSON.parse(kept.get('analytics') ?? '') as { since: number };
    const ahead = { ...EVENT, at: since + DAY };
    kept.set('analytics', JSON.stringify({ visitor: 'v', since, events: [ahead] }));
    port.track(EVENT);
    expect(read(kept).events).toMatchObject([{ at: clock.now() }]);
  });

  it.each(['visitor 1', 'visitor-1>', '<visitor-1', '', 'v'.repeat(65)])(
    'ANL-01 are dropped for a visitor with the id "%s"',
    (visitor) => {
      const { port, kept, clock } = open();
      kept.set('analytics', JSON.stringify({ visitor, since: clock.now(), events: [] }));
      port.start(new Map());
      expect(read(kept).visitor).toBe('visitor-1');
    },
  );

  it('belong to one visitor a page without storage, and to another after a removal', () => {
    const { port, passed } = open({ isLost: true });
    port.start(new Map());
    port.track(EVENT);
    port.track(EVENT);
    port.forget();
    port.track(EVENT);
    expect(passed.slice(0, 4)).toEqual([
      'start visitor-1',
      'page visitor-1',
      'page visitor-1',
      'forget',
    ]);
    expect(passed[4]).not.toBe('page visitor-1');
  });

  it('ANL-01 are removed when another tab has removed the visitor', () => {
    const { port, passed, kept, clock } = open();
    port.start(new Map());
    kept.set('analytics', JSON.stringify({ visitor: 'other', since: clock.now(), events: [] }));
    port.track(EVENT);
    expect(passed.at(-1)).toBe('page other');
  });
});

describe('the events that are sent to the operator', () => {
  function collect() {
    const clock = createVirtualClock();
    const batches: { visitor: string; events: readonly CollectedEvent[] }[] = [];
    const collector = createCollector({
      clock,
      operator: { collect: async (batch) => void batches.push(batch) },
      isNeeded: () => true,
    });
    const track = (id: number, visitor: string): void =>
      collector.event({ ...EVENT, id, at: clock.now() }, visitor);
    return { clock, batches, collector, notify: track };
  }

  it('ANL-01 never mix two visitors: the former’s are sent at once when another comes', async () => {
    const { clock, batches, notify } = collect();
    notify(1, 'ann');
    notify(2, 'ann');
    await clock.advance(4999);
    expect(batches).toEqual([]);
    notify(3, 'bob');
    expect(batches).toMatchObject([{ visitor: 'ann', events: [{ id: 1 }, { id: 2 }] }]);
    await clock.advance(4999);
    expect(batches).toHaveLength(1);
    await clock.advance(1);
    expect(batches.slice(1)).toMatchObject([{ visitor: 'bob', events: [{ id: 3 }] }]);
    expect(clock.pending).toBe(0);
  });

  it('ANL-01 exclude those that were removed before', async () => {
    const { clock, batches, collector, notify } = collect();
    notify(1, 'ann');
    collector.forget();
    expect(clock.pending).toBe(0);
    notify(2, 'ann');
    await clock.advance(10_000);
    expect(batches).toMatchObject([{ events: [{ id: 2 }] }]);
  });

  it('P90 are cancelled when their visitor is removed', async () => {
    const clock = createVirtualClock();
    const signals: AbortSignal[] = [];
    const collector = createCollector({
      clock,
      operator: {
        collect: (_, signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      },
      isNeeded: () => true,
    });
    collector.event({ ...EVENT, at: clock.now() }, 'ann');
    await clock.advance(5000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    collector.forget();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
