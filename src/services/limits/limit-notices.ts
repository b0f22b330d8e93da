import { noticesShow, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { noticesClosed, noticesWithdraw } from '@grandstand/bus-contracts/shell';
import type { KeyValueStore, Log } from '../ports';
import { factsOf } from './limit-facts';
import type { LimitFact } from './limit-facts';

/** What a player is told of a fact, in their words. */
export interface FactWords {
  readonly title: string;
  readonly text: string;
}

interface LimitNoticesPorts {
  readonly bus: ShellHandle;
  readonly storage: KeyValueStore;
  readonly wordsOf: (fact: LimitFact, state: LimitsState) => Promise<FactWords>;
  readonly log: Log;
}

/** What the player has closed; it is not told again. */
const TOLD_KEY = 'limits.told';
const MOST_TOLD = 50;

/** Tells the player of limits that wait or keep them away, each until they close it. */
export interface LimitNotices {
  tell(state: LimitsState): void;
}

export function createLimitNotices({
  bus,
  storage,
  wordsOf,
  log,
}: LimitNoticesPorts): LimitNotices {
  /** Keys and words of what is shown or waits to be. */
  const shown = new Map<string, string>();
  let told = new Set<string>();

  function forget(): void {
    told = new Set();
    storage.remove(TOLD_KEY);
  }

  async function show(fact: LimitFact, state: LimitsState): Promise<void> {
    const { title, text } = await wordsOf(fact, state);
    // It was taken back, or closed, while the words were fetched; or it says the same as before.
    if (!shown.has(fact.key) || shown.get(fact.key) === text) return;
    shown.set(fact.key, text);
    const { key } = fact;
    await bus.send(noticesShow, {
      kind: 'info',
      title,
      text,
      key,
      priority: 'protection',
      isPermanent: true,
    });
  }

  bus.on(noticesClosed, ({ key, how }) => {
    if (key === null || !shown.delete(key) || (how !== 'closed' && how !== 'acted')) return;
    told.add(key);
    storage.set(TOLD_KEY, [...told].slice(-MOST_TOLD).join(' '));
  });
  bus.on(sessionState, ({ status }) => {
    if (status === 'guest') forget();
  });

  return {
    tell(state) {
      for (const key of (storage.get(TOLD_KEY) ?? '').split(' ')) told.add(key);
      const facts = factsOf(state.limits, state.pending).filter(({ key }) => !told.has(key));
      for (const key of shown.keys()) {
        if (facts.some((fact) => fact.key === key)) continue;
        shown.delete(key);
        bus
          .send(noticesWithdraw, { key })
          .catch((error: unknown) => log('warn', 'What is over of a limit stays told.', error));
      }
      for (const fact of facts) {
        if (!shown.has(fact.key)) shown.set(fact.key, '');
        show(fact, state).catch((error: unknown) => {
          shown.delete(fact.key);
          log('warn', 'The player could not be told of a limit.', error);
        });
      }
    },
  };
}
