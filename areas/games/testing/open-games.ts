import { apiCall, configState } from '@grandstand/bus-contracts';
import { fairSeeds, stageState, type StageState } from '@grandstand/bus-contracts/player';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import type { AnswerTo, GameCall } from '@grandstand/game-ui';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';
import {
  BONUS,
  DICE,
  GAMES,
  LANDING,
  PARTITIONS,
  PREVIEW,
  ROUNDS,
  RULES,
  SEEDS,
  TYPES,
} from './samples';

type Input = Readonly<Record<string, unknown>>;
type Calls = Exclude<GameCall, 'casinoLobby' | 'casinoProviders' | 'casinoRecent' | 'jackpots'>;
type Answers = { readonly [C in Calls]: (input: Input) => AnswerTo<C> };

/** What the operator of a test answers. */
const USUAL: Answers = {
  bonusGames: () => BONUS,
  gamesPreview: () => PREVIEW,
  gamePartitions: () => PARTITIONS,
  gameTypes: () => TYPES,
  casinoGames: ({ ids }) => {
    const games = GAMES.filter(({ slug }) => String(ids).split(',').includes(slug));
    return { games, cursor: null, total: games.length, parts: [], providers: [] };
  },
  casinoGame: () => ({ game: DICE, similar: [] }),
  casinoRounds: () => ROUNDS,
  casinoRules: () => RULES,
  gamesLanding: () => LANDING,
  casinoSearch: () => ({ games: [DICE], total: 1, nearest: [] }),
};

/** A page of the area with the services of the test's. */
export async function openGames(path: string, answers: Partial<Answers> = {}) {
  const calls: { readonly call: string; readonly input: Input }[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      bus.join('config').publish(configState, PLAIN_SITE);
      bus.join('fair').handle(fairSeeds, () => SEEDS);
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        calls.push({ call, input });
        return { answer: { ...USUAL, ...answers }[call as Calls](input) };
      });
    },
  });
  return {
    ...page,
    calls,
    stageIs: (state: StageState) =>
      page.run(() => page.test.bus.join('stage').publish(stageState, state)),
  };
}
