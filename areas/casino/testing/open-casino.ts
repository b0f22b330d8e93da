import {
  accountState,
  apiCall,
  type AnswerOf,
  dialogsState,
  navigationGo,
  NO_ACCOUNTS,
  noticesShow,
  Refusal,
  sessionState,
  type PayloadOf,
} from '@grandstand/bus-contracts';
import {
  bonusesChanged,
  bonusesFreeSpins,
  casinoFavourites,
  casinoJackpots,
  casinoMeters,
  casinoSetFavourite,
  paymentsGet,
  stageOpen,
  stageState,
  type FreeSpinsView,
  type Payment,
  type StageState,
} from '@grandstand/bus-contracts/player';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import type { BonusOfferView, casinoAnswers } from '@grandstand/bus-contracts/answers';
import type { AnswerTo } from '@grandstand/game-ui';
import { openArea } from '../../../src/routes/testing/open-area';
import type * as v from 'valibot';
import client from '../client';
import server from '../server';
import { accountIn, AMBER, COMET, DICE, JACKPOTS, LOBBY, PROVIDERS } from './samples';

type Input = Readonly<Record<string, unknown>>;
type CasinoCall = Exclude<keyof typeof casinoAnswers, 'gamesLanding'>;
type Answers = {
  readonly [C in CasinoCall]: (input: Input) => v.InferInput<(typeof casinoAnswers)[C]>;
};

const GAMES = [AMBER, DICE, COMET];

/** What the operator of a test answers. */
const USUAL: Answers = {
  casinoLobby: () => LOBBY,
  casinoProviders: () => PROVIDERS,
  casinoGames: ({ ids }) => {
    const games =
      ids === undefined
        ? [DICE, COMET]
        : GAMES.filter(({ slug }) => JSON.stringify(ids).includes(slug));
    return { games, cursor: null, total: games.length, parts: [], providers: [] };
  },
  casinoGame: () => ({ game: DICE, similar: [COMET] }),
  casinoRounds: () => ({ rounds: [] }),
  casinoRules: () => {
    throw new Refusal('unavailable');
  },
  casinoRecent: () => ({ games: ['comet'] }),
  casinoSearch: () => ({ games: [DICE], total: 1, nearest: [] }),
};

/** A page of the casino with the services of the test's. */
export async function openCasino(
  path: string,
  answers: Partial<Answers> = {},
  jackpots: AnswerTo<'jackpots'> = JACKPOTS,
  fetch?: AreaRequest['fetch'],
  money: { readonly offers?: readonly BonusOfferView[]; readonly payment?: Payment } = {},
) {
  let present = jackpots;
  let spins: AnswerOf<typeof bonusesFreeSpins> = { isBarred: false, freeSpins: [] };
  const calls: string[] = [];
  const moves: string[] = [];
  const marks: unknown[] = [];
  const games: unknown[] = [];
  const announced: string[] = [];
  /** The code with which marks and games are refused. */
  const refusal: { code?: string } = {};
  const page = await openArea({
    client,
    server,
    path,
    ...(fetch && { fetch }),
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        if (call === 'bonusOffers')
          return { answer: { isBarred: false, offers: money.offers ?? [] } };
        calls.push(`${call} ${new URLSearchParams(input as Record<string, string>)}`.trim());
        const answer = { ...USUAL, ...answers }[call as CasinoCall];
        return { answer: answer(input) };
      });
      bus.join('payments').handle(paymentsGet, ({ paymentId }) => {
        if (money.payment?.id !== paymentId) throw new Refusal('not-found');
        return money.payment;
      });
      bus.join('navigation').handle(navigationGo, ({ path: to }) => {
        moves.push(to);
        return {};
      });
      bus.join('notices').handle(noticesShow, ({ text }) => {
        announced.push(text);
        return { id: '1' };
      });
      bus.join('casino').handle(casinoSetFavourite, (mark) => {
        marks.push(mark);
        if (refusal.code !== undefined) throw new Refusal(refusal.code);
        return {};
      });
      bus.join('jackpots').handle(casinoJackpots, () => {
        calls.push('jackpots');
        return present;
      });
      bus.join('bonuses').handle(bonusesFreeSpins, () => {
        calls.push('freeSpins');
        return spins;
      });
      bus.join('stage').handle(stageOpen, (game) => {
        games.push(game);
        if (refusal.code !== undefined) throw new Refusal(refusal.code);
        return {};
      });
    },
  });
  const { bus } = page.test;
  return {
    ...page,
    calls,
    moves,
    marks,
    games,
    announced,
    refusal,
    favouritesAre: (slugs: readonly string[]) =>
      page.run(() =>
        bus.join('casino').publish(casinoFavourites, { games: [...slugs], status: 'ready' }),
      ),
    dialogIs: (open: PayloadOf<typeof dialogsState>['open']) =>
      page.run(() => bus.join('dialogs').publish(dialogsState, { open })),
    /** A guest signs in, and the dialog closes in the same task. */
    signIn: () =>
      page.run(() => {
        bus.join('session').publish(sessionState, { status: 'player', userId: '7' });
        bus.join('dialogs').publish(dialogsState, { open: null });
      }),
    /** What the operator answers from now on. */
    jackpotsAre: (answer: AnswerTo<'jackpots'>) => {
      present = answer;
    },
    meterIs: (
      jackpotId: string,
      money: number,
      commitment = jackpots.jackpots.find(({ name }) => name === jackpotId)?.commitment ?? '',
    ) =>
      page.run(async () => {
        bus.join('jackpots').publish(casinoMeters, { jackpotId, money, commitment });
        await page.test.clock.advance(50);
      }),
    /** What free spins the player has from now on. */
    spinsAre: (freeSpins: readonly FreeSpinsView[], isBarred = false) => {
      spins = { isBarred, freeSpins: [...freeSpins] };
    },
    bonusesHaveChanged: () => page.run(() => bus.join('bonuses').publish(bonusesChanged, {})),
    accountIs: (iso: string) =>
      page.run(() =>
        bus
          .join('account')
          .publish(accountState, { ...NO_ACCOUNTS, activeAccount: accountIn(iso) }),
      ),
    stageIs: (state: StageState) => page.run(() => bus.join('stage').publish(stageState, state)),
  };
}
