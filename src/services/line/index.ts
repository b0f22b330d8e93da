import {
  feedReset,
  lineGame,
  lineGames,
  lineSports,
  Refusal,
  settingsState,
} from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { HttpError } from '../../api';
import type { ApiClient } from '../../api';
import { lineGameCall, lineGamesCall, lineSportsCall } from '../../api/endpoints/line';
import type { Service } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { createShareInFlight } from './share-in-flight';

export interface LinePorts {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
}

/** Answers what there is to bet on; areas that ask the same at once share one call. */
export function createLine({ bus, api }: LinePorts): Service {
  const share = createShareInFlight();
  /** What was asked before a break may be answered from before it. */
  let breaks = 0;
  /** Names come in the page's language: a question in another one is another question. */
  const keyOf = (name: string, request: object): string =>
    JSON.stringify([name, bus.peek(settingsState)?.language, breaks, request]);

  bus.on(feedReset, () => {
    breaks += 1;
  });

  bus.handle(lineSports, async (_, { signal }) => {
    try {
      const load = (signal: AbortSignal) => api.call(lineSportsCall, {}, { signal });
      return (await share(keyOf('sports', {}), signal, load)).sports;
    } catch (error) {
      throw refusalOf(error);
    }
  });

  bus.handle(lineGames, async (query, { signal }) => {
    try {
      const load = (signal: AbortSignal) => api.call(lineGamesCall, query, { signal });
      return (await share(keyOf('games', query), signal, load)).games;
    } catch (error) {
      throw refusalOf(error);
    }
  });

  bus.handle(lineGame, async ({ gameId }, { signal }) => {
    try {
      const load = (signal: AbortSignal) => api.call(lineGameCall, { id: gameId }, { signal });
      return (await share(keyOf('game', { gameId }), signal, load)).game;
    } catch (error) {
      const isGone = error instanceof HttpError && error.status === 404;
      throw isGone ? new Refusal('not-found', { cause: error }) : refusalOf(error);
    }
  });

  return { stop: () => bus.dispose() };
}
