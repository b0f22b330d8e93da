import { apiCall, type AnswerOf, type RequestOf } from '@grandstand/bus-contracts';
import {
  lottoDrawn,
  lottoTicketProof,
  lottoTickets,
  purchasePropose,
} from '@grandstand/bus-contracts/player';
import type { LottoDrawn, OwnLottoTicket } from '@grandstand/bus-contracts/player';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { DrawList, LottoLotteries } from '../data/source';
import server from '../server';
import { drawnDraw, LOTTERIES_NOW, ticketOf } from './samples';

type Input = Readonly<Record<string, unknown>>;

interface Answers {
  lotteries: () => LottoLotteries;
  readonly draws: () => DrawList;
  readonly tickets: () => readonly OwnLottoTicket[];
  readonly proof: () => AnswerOf<typeof lottoTicketProof>;
  buy: () => { readonly state: 'placed' | 'declined'; readonly id?: string };
}

const USUAL: Answers = {
  lotteries: () => LOTTERIES_NOW,
  draws: () => ({ draws: [drawnDraw()], hasMore: false }),
  tickets: () => [ticketOf()],
  proof: () => ({ leaf: '31:4-8-15-16-23', proof: { index: 0, count: 1, beside: [] } }),
  buy: () => ({ state: 'placed', id: '80000001' }),
};

interface Opening extends Partial<Answers> {
  /** Empty: a guest. */
  readonly userId?: string;
}

/** A page of the area with an operator of the test's. */
export async function openLotto(path: string, { userId = 'ann-1', ...answers }: Opening = {}) {
  const operator = { ...USUAL, ...answers };
  const calls: Input[] = [];
  const proposals: RequestOf<typeof purchasePropose>[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      const lotto = bus.join('lotto');
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        calls.push({ call, ...input });
        return { answer: call === 'lottoLotteries' ? operator.lotteries() : operator.draws() };
      });
      lotto.handle(lottoTickets, () => ({ tickets: [...operator.tickets()], hasMore: false }));
      lotto.handle(lottoTicketProof, () => operator.proof());
      bus.join('purchase').handle(purchasePropose, (proposal) => {
        proposals.push(proposal);
        return operator.buy();
      });
    },
  });
  await page.sessionIs(userId === '' ? 'guest' : 'player', userId);
  /** A draw is made, and the area hears it. */
  const draw = (drawn: LottoDrawn): Promise<void> =>
    page.run(() => page.test.qa.publish(lottoDrawn.name, drawn));
  return { ...page, operator, calls, proposals, draw };
}
