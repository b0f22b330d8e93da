import { noticesShow, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { noticesClosed, noticesWithdraw } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore, Log } from '../../ports';
import { keepCause, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { factsOf } from './limit-facts';
import type { LimitFact } from './limit-facts';

/** The text of a fact, in the player's language. */
export interface FactWords {
  readonly title: string;
  readonly text: string;
}

interface LimitNoticesPorts {
  readonly bus: ShellHandle<'limits'>;
  readonly storage: KeyValueStore;
  readonly wordsOf: (fact: LimitFact, state: LimitsState) => Promise<FactWords>;
  readonly log: Log;
}

/** The keys of notices that the player has closed; they are not shown again. */
const CLOSED_KEY = 'limits.told';
const MAX_CLOSED = 50;

/** Shows notices of limits that are pending or exclude the player, each until they close it. */
export interface LimitNotices {
  update(state: LimitsState): void;
}

interface State {
  /** The texts of the shown notices, by key; empty until they are loaded. */
  readonly shown: ReadonlyMap<string, string>;
  /** The keys of the notices that the player has closed. */
  readonly closed: readonly string[];
}

type Change =
  | {
      readonly type: 'limits-changed';
      readonly limits: LimitsState;
      /** Read from storage: another tab may have closed some. */
      readonly closed: readonly string[];
    }
  | { readonly type: 'words-loaded'; readonly key: string; readonly words: FactWords }
  | { readonly type: 'show-failed'; readonly key: string }
  | { readonly type: 'notice-closed'; readonly key: string; readonly isByPlayer: boolean }
  | { readonly type: 'player-left' };

type NoticesEffect = Effect<State, Change>;

function reduce(state: State, change: Change): State {
  const { shown, closed } = state;
  switch (change.type) {
    case 'limits-changed': {
      const { limits, pending } = change.limits;
      const allClosed = new Set([...closed, ...change.closed]);
      const keys = factsOf(limits, pending)
        .map(({ key }) => key)
        .filter((key) => !allClosed.has(key));
      return {
        shown: new Map(keys.map((key) => [key, shown.get(key) ?? ''])),
        closed: [...allClosed],
      };
    }
    case 'words-loaded': {
      const { key, words } = change;
      // Withdrawn or closed while the text was loaded, or shown with the same text before.
      if (!shown.has(key) || shown.get(key) === words.text) return state;
      return { ...state, shown: new Map([...shown, [key, words.text]]) };
    }
    case 'show-failed':
      return { ...state, shown: without(shown, change.key) };
    case 'notice-closed': {
      if (!shown.has(change.key)) return state;
      const left = without(shown, change.key);
      return { shown: left, closed: change.isByPlayer ? [...closed, change.key] : closed };
    }
    case 'player-left':
      return { ...state, closed: [] };
  }
}

function without(shown: State['shown'], key: string): State['shown'] {
  return new Map([...shown].filter(([each]) => each !== key));
}

export function createLimitNotices(ports: LimitNoticesPorts): LimitNotices {
  const { bus, storage, wordsOf, log } = ports;

  /** Loads the texts of the notices to show; texts of an earlier state are dropped. */
  const words: NoticesEffect = (steps$) =>
    steps$.pipe(
      map(({ change, state }) =>
        change.type === 'limits-changed' ? { ...state, ...change } : null,
      ),
      filter((changed) => changed !== null),
      switchMap(
        keepCause(bus, ({ limits, shown }) => {
          const facts = factsOf(limits.limits, limits.pending);
          return merge(
            ...facts.filter(({ key }) => shown.has(key)).map((fact) => wordsOf$(fact, limits)),
          );
        }),
      ),
    );

  function wordsOf$(fact: LimitFact, limits: LimitsState): Observable<Change> {
    const { key } = fact;
    return defer(() => wordsOf(fact, limits)).pipe(
      map((loaded): Change => ({ type: 'words-loaded', key, words: loaded })),
      catchError((error: unknown) => showFailed$(key, error)),
    );
  }

  /** Shows each notice, and again when its text has changed. */
  const showing: NoticesEffect = (steps$) =>
    steps$.pipe(
      mergeMap(({ change, before, state }) => {
        if (change.type !== 'words-loaded' || state === before) return EMPTY;
        const { key } = change;
        const notice = { kind: 'info', ...change.words, key, priority: 'protection' } as const;
        return from(bus.send(noticesShow, { ...notice, isPermanent: true })).pipe(
          ignoreElements(),
          catchError((error: unknown) => showFailed$(key, error)),
        );
      }),
    );

  function showFailed$(key: string, error: unknown): Observable<Change> {
    log('warn', 'The notice of a limit could not be shown.', error);
    return of({ type: 'show-failed', key });
  }

  /** Withdraws the notices whose facts have ended. */
  const withdrawing: NoticesEffect = (steps$) =>
    steps$.pipe(
      filter(({ change }) => change.type === 'limits-changed'),
      mergeMap(({ before, state }) =>
        [...before.shown.keys()].filter((key) => !state.shown.has(key)),
      ),
      mergeMap((key) =>
        from(bus.send(noticesWithdraw, { key })).pipe(
          catchError((error: unknown) => {
            log('warn', 'The notice of a limit could not be withdrawn.', error);
            return EMPTY;
          }),
        ),
      ),
      ignoreElements(),
    );

  /** Stores the closed notices for other tabs and visits, until the player leaves. */
  const keeping: NoticesEffect = (steps$) =>
    steps$.pipe(
      tap(({ change, before, state }) => {
        if (change.type === 'player-left') storage.remove(CLOSED_KEY);
        if (change.type === 'notice-closed' && state.closed !== before.closed) {
          storage.set(CLOSED_KEY, state.closed.slice(-MAX_CLOSED).join(' '));
        }
      }),
      ignoreElements(),
    );

  const { dispatch } = runService(bus, {
    initial: { shown: new Map<string, string>(), closed: [] },
    reduce,
    change$: merge(
      bus.messages$(noticesClosed).pipe(
        filter(({ key }) => key !== null),
        map(({ key, how }): Change => ({
          type: 'notice-closed',
          key: key ?? '',
          isByPlayer: how === 'closed' || how === 'acted',
        })),
      ),
      bus.messages$(sessionState).pipe(
        filter(({ status }) => status === 'guest'),
        map((): Change => ({ type: 'player-left' })),
      ),
    ),
    effects: [withdrawing, words, showing, keeping],
  });

  return {
    update: (limits) => {
      const closed = (storage.get(CLOSED_KEY) ?? '').split(' ').filter((key) => key !== '');
      dispatch({ type: 'limits-changed', limits, closed });
    },
  };
}
