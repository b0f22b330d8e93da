import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../ports';
import { createIntents } from './intents';
import type { Intent } from './intents';

const KEY = 'purchase.intent.wish-0001';
const intentOf = (userId: string, refId = 'wish-0001', title = 'Draw 1204'): Intent => ({
  userId,
  title,
  order: {
    refId,
    kind: 'lotto',
    ref: 'offer-1',
    lines: ['3 17 21'],
    accountId: 11,
    quote: 'terms-1',
  },
});

/** A store in memory; `isFull`: it takes nothing. */
function storeOf(kept: Readonly<Record<string, string>>, isFull = false) {
  const values = new Map(Object.entries(kept));
  const store: KeyValueStore = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      if (!isFull) values.set(key, value);
      return !isFull;
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    changes$: NEVER,
  };
  return { intents: createIntents(store), values };
}

describe('the purchases that have no known outcome', () => {
  it('P02 are kept under their refId until they are removed', () => {
    const { intents, values } = storeOf({});
    intents.put(intentOf('ann-1'));
    expect([...values.keys()]).toEqual([KEY]);
    expect(intents.ofPlayer('ann-1')).toEqual([intentOf('ann-1')]);
    expect([intents.remove('wish-0001'), intents.remove('wish-0001')]).toEqual([true, false]);
    expect([...values.keys()]).toEqual([]);
    expect(intents.ofPlayer('ann-1')).toEqual([]);
  });

  it('P02 are known to the page alone where they can not be stored', () => {
    const { intents } = storeOf({}, true);
    intents.put(intentOf('ann-1'));
    expect([intents.remove('wish-0001'), intents.remove('wish-0001')]).toEqual([true, false]);
    expect(intents.remove('wish-0002')).toBe(false);
  });

  it('P12 P13 are those of the player alone: all others are dropped, and nothing else is', () => {
    const own = { [KEY]: JSON.stringify(intentOf('ann-1')), theme: 'dark' };
    for (const userId of ['bob-2', '']) {
      const { intents, values } = storeOf(own);
      expect(intents.ofPlayer(userId)).toEqual([]);
      expect([...values.keys()]).toEqual(['theme']);
    }
    const ofGuest = storeOf({ [KEY]: JSON.stringify(intentOf('')) });
    expect(ofGuest.intents.ofPlayer('')).toEqual([]);
  });

  it('P43 are dropped where they can not be read', () => {
    const text = JSON.stringify(intentOf('ann-1'));
    const long = JSON.stringify(intentOf('ann-1', 'wish-0001', 'D'.repeat(50_000)));
    for (const raw of ['', '{', 'null', text.replace('"order"', '"other"'), long]) {
      const { intents, values } = storeOf({ [KEY]: raw });
      expect(intents.ofPlayer('ann-1')).toEqual([]);
      expect([...values.keys()]).toEqual([]);
    }
    const room = 50_000 - JSON.stringify(intentOf('ann-1', 'wish-0001', '')).length;
    const longest = JSON.stringify(intentOf('ann-1', 'wish-0001', 'D'.repeat(room)));
    const { intents } = storeOf({ [KEY]: longest });
    expect(intents.ofPlayer('ann-1')).toHaveLength(1);
  });
});
