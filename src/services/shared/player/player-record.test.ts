import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createPlayerRecord } from './player-record';
import type { KeyValueStore, TabMessage } from '../../ports';

const KEY = 'kept';
const ANN = 'ann';

interface Tab {
  /** The storage as this tab sees it. */
  readonly seen: Map<string, string>;
  readonly posted: TabMessage[];
  readonly received$: Subject<TabMessage>;
  readonly record: ReturnType<typeof createPlayerRecord<{ at: number }>>;
  /** How many changes it received. */
  readonly changes: () => number;
}

function openTab(seen = new Map<string, string>()): Tab {
  const posted: TabMessage[] = [];
  const messages$ = new Subject<TabMessage>();
  const storage: KeyValueStore = {
    get: (key) => seen.get(key) ?? null,
    set: (key, text) => {
      seen.set(key, text);
      return true;
    },
    remove: (key) => void seen.delete(key),
    keys: () => [...seen.keys()],
    changes$: NEVER,
  };
  const record = createPlayerRecord({
    storage,
    otherTabs: { post: (message) => posted.push(message), messages$ },
    key: KEY,
    schema: v.object({ at: v.number() }),
  });
  let changes = 0;
  record.changes$.subscribe(() => (changes += 1));
  return { seen, posted, received$: messages$, record, changes: () => changes };
}

/** The last value of one tab reaches another. */
function post(from: Tab, to: Tab): void {
  const message = from.posted.at(-1);
  if (message) to.received$.next(message);
}

describe('the shared value of a player in all tabs', () => {
  it('is the one that another tab posted, though storage shows it only later', () => {
    const [one, other] = [openTab(), openTab()];
    one.record.write(ANN, { at: 1 });
    other.seen.set(KEY, one.seen.get(KEY) ?? '');
    one.record.write(ANN, { at: 2 });
    post(one, other);
    expect(other.changes()).toBe(1);
    expect(other.record.read(ANN)).toEqual({ at: 2 });

    // Storage has come up with it, and precedes the messages that this tab missed while it slept.
    other.seen.set(KEY, one.seen.get(KEY) ?? '');
    expect(other.record.read(ANN)).toEqual({ at: 2 });
    one.record.write(ANN, { at: 3 });
    other.seen.set(KEY, one.seen.get(KEY) ?? '');
    expect(other.record.read(ANN)).toEqual({ at: 3 });
  });

  it('is the one that this tab wrote last', () => {
    const [one, other] = [openTab(), openTab()];
    other.record.write(ANN, { at: 1 });
    one.record.write(ANN, { at: 2 });
    post(one, other);
    other.record.write(ANN, { at: 1 });
    expect(other.record.read(ANN)).toEqual({ at: 1 });
  });

  it('is missing for another player, and after its removal', () => {
    const { record } = openTab();
    record.write(ANN, { at: 1 });
    expect(record.read('bob')).toBeUndefined();
    record.forget();
    expect(record.read(ANN)).toBeUndefined();
  });

  it('is missing if storage holds something else', () => {
    const { record } = openTab(new Map([[KEY, '{"owner":7}']]));
    expect(record.read(ANN)).toBeUndefined();
  });
});
