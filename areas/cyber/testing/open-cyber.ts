import {
  apiCall,
  couponAddBet,
  lineGame,
  Refusal,
  type CouponPick,
  type Game,
} from '@grandstand/bus-contracts';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { Broadcast, CyberList } from '../data/source';
import server from '../server';
import { BROADCAST, game, listOf } from './samples';

interface Answers {
  /** Undefined: the operator has no such list. */
  list: CyberList | undefined;
  game: Game;
  broadcast: Broadcast;
}

/** A page of the area with an operator of the test's, whose answers may change. */
export async function openCyber(path: string, given: Partial<Answers> = {}) {
  const operator: Answers = {
    list: listOf(game(1)),
    game: game(1),
    broadcast: BROADCAST,
    ...given,
  };
  const calls: Readonly<Record<string, unknown>>[] = [];
  const picks: CouponPick[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        calls.push({ call, ...input });
        const answer = call === 'lineCyber' ? operator.list : operator.broadcast;
        if (!answer) throw new Refusal('not-found');
        return { answer };
      });
      bus.join('line').handle(lineGame, ({ gameId }) => {
        if (gameId !== operator.game.id) throw new Refusal('not-found');
        return operator.game;
      });
      bus.join('coupon').handle(couponAddBet, (pick) => {
        picks.push(pick);
        return { count: picks.length };
      });
    },
  });
  return { ...page, operator, calls, picks };
}
