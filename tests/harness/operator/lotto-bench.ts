import type { LottoDraw, LottoLotteries } from '@grandstand/bus-contracts/answers';
import { lottoAnswers } from '@grandstand/bus-contracts/answers';
import type { Lottery } from '@grandstand/bus-contracts/domain/lotto';
import { lottoRef } from '@grandstand/bus-contracts/domain/lotto';
import type { OwnLottoTicket } from '@grandstand/bus-contracts/player';
import { lottoTickets } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { expect } from 'vitest';

interface Bought extends ErrorBody {
  readonly purchase: { readonly id: string };
}

/** The lotteries of an operator, as pages and QA call them. */
export function lottoBench(operator: TestOperator) {
  let refs = 0;

  const lotteryNow = async (lottery: Lottery): Promise<LottoLotteries['lotteries'][number]> => {
    const { body } = await operator.get('/lotto-api/v1/lotteries');
    const { lotteries } = v.parse(lottoAnswers.lottoLotteries, body);
    const found = lotteries.find((each) => each.lottery === lottery);
    if (!found) throw new Error(`There is no lottery "${lottery}".`);
    return found;
  };

  const next = async (lottery: Lottery = '5-36'): Promise<LottoDraw> => {
    const [draw] = (await lotteryNow(lottery)).next;
    if (!draw) throw new Error('No draw sells tickets.');
    return draw;
  };

  const drawn = async (id: number, lottery: Lottery = '5-36', query = ''): Promise<LottoDraw> => {
    const { body } = await operator.get(`/lotto-api/v1/draws?lottery=${lottery}${query}`);
    const found = v.parse(lottoAnswers.lottoDraws, body).draws.find((draw) => draw.id === id);
    if (!found) throw new Error(`The draw ${id} is not among those that are closed.`);
    return found;
  };

  const drawNow = async (lottery: Lottery): Promise<LottoDraw> => {
    const { status, body } = await operator.control<{ id: number }>('/lotto/draws', { lottery });
    expect(status).toBe(200);
    return drawn(body.id, lottery);
  };

  /** Buys tickets as the sheet does. */
  const buy = async (
    player: TestPlayer,
    { id }: Pick<LottoDraw, 'id'>,
    lines: readonly string[],
    { draws = 1, refId = `lotto-ref-${++refs}` } = {},
  ) => {
    const wish = { kind: 'lotto', ref: lottoRef({ drawId: id, draws }), lines };
    const { token } = player;
    const { status, body: quote } = await operator.post<
      { quote: string; amount: number; title: string; lines: string[] } & ErrorBody
    >('/web-api/purchases/quote', wish, { token });
    if (status !== 200) return { status, code: quote.error.code, quote };
    const order = { ...wish, refId, accountId: player.accountId, quote: quote.quote };
    const bought = await operator.post<Bought>('/web-api/purchases', order, { token });
    return bought.status === 200
      ? { status: 200, id: bought.body.purchase.id, quote }
      : { status: bought.status, code: bought.body.error.code, quote };
  };

  const tickets = async ({ token }: TestPlayer): Promise<OwnLottoTicket[]> => {
    const { body } = await operator.get('/lotto-api/v1/tickets', { token });
    return v.parse(lottoTickets.answer, body).tickets;
  };

  return { lotteryNow, next, drawn, drawNow, buy, tickets };
}
