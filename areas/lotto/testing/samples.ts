import type { LottoDraw, LottoLotteries } from '@grandstand/bus-contracts/answers';
import { lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import type { OwnLottoTicket } from '@grandstand/bus-contracts/player';

const FIRST_AT = Date.UTC(2026, 10, 27, 15, 30);
const EVERY = 300_000;

/** A draw of 5/36 that sells tickets. */
export function drawOf(more: Partial<LottoDraw> = {}): LottoDraw {
  return {
    id: 7,
    lottery: '5-36',
    number: 11,
    terms: lottoRules('5-36').terms,
    state: 'open',
    closesAt: FIRST_AT - 10_000,
    drawsAt: FIRST_AT,
    drawnAt: null,
    isLate: false,
    terminalHash: 'd1f5a0a50a7f60effcea16a181d0b0ff9a9abb26dc56d1348006fbd2c2871627',
    salt: 'grandstand-2026',
    root: null,
    tickets: null,
    numbers: null,
    winners: [],
    dividends: null,
    proof: null,
    ...more,
  };
}

/** The round of docs/fairness.md, as a draw. */
export function drawnDraw(more: Partial<LottoDraw> = {}): LottoDraw {
  const root = '46fa1b0482abeba6c62ce27bb7efeb4cc1f0c1948d3a8f555561491ef0727be9';
  return drawOf({
    id: 6,
    number: 2,
    state: 'drawn',
    closesAt: FIRST_AT - EVERY - 10_000,
    drawsAt: FIRST_AT - EVERY,
    drawnAt: FIRST_AT - EVERY,
    root,
    tickets: 3,
    numbers: [17, 26, 8, 4, 19],
    winners: [
      { hits: 5, tickets: 0, each: 5_000_000 },
      { hits: 2, tickets: 1, each: 50 },
    ],
    proof: {
      scheme: 'shared',
      label: 'lotto-5-36',
      link: { round: 0, hash: 'd1f5a0a50a7f60effcea16a181d0b0ff9a9abb26dc56d1348006fbd2c2871627' },
      salt: 'grandstand-2026',
      round: 2,
      seed: 'eb806ce417693376530c088b327554a3892de9cb4664280b5abecd0d0fb94c06',
      root,
      draws: [{ kind: 'pick', count: 5, from: 36 }],
      results: [[16, 25, 7, 3, 18]],
    },
    ...more,
  });
}

export const LOTTERIES_NOW: LottoLotteries = {
  iso: 'EUR',
  scale: 2,
  lotteries: [
    {
      lottery: '5-36',
      price: 50,
      jackpot: null,
      next: Array.from({ length: 11 }, (_, place) =>
        drawOf({ id: 7 + place, number: 11 + place, drawsAt: FIRST_AT + place * EVERY }),
      ),
      last: drawnDraw(),
    },
  ],
};

/** A ticket with two hits. */
export function ticketOf(more: Partial<OwnLottoTicket> = {}): OwnLottoTicket {
  return {
    id: '31',
    placedAt: FIRST_AT - 2 * EVERY,
    numbers: [4, 8, 15, 16, 23],
    hits: 2,
    prize: 50,
    isForPoints: false,
    draw: drawnDraw(),
    ...more,
  };
}

/** A draw of 6/45 that shares its sales of 1,000.00: nobody has six hits or five. */
export function sharedDraw(more: Partial<LottoDraw> = {}): LottoDraw {
  return drawnDraw({
    lottery: '6-45',
    terms: lottoRules('6-45').terms,
    tickets: 980,
    numbers: [3, 9, 14, 22, 31, 40],
    winners: [
      { hits: 6, tickets: 0, each: 0 },
      { hits: 5, tickets: 0, each: 0 },
      { hits: 4, tickets: 3, each: 5000 },
      { hits: 3, tickets: 24, each: 833 },
    ],
    dividends: {
      sales: 100_000,
      categories: [
        { hits: 6, percent: 20, money: 20_000, units: 0, each: 0 },
        { hits: 5, percent: 8, money: 8000, units: 0, each: 0 },
        { hits: 4, percent: 12, money: 12_000, units: 3, each: 5000 },
        { hits: 3, percent: 20, money: 20_000, units: 24, each: 833 },
      ],
      jackpot: { atStake: 25_000_000, units: 0, each: 0, after: 25_028_008 },
      house: 40_000,
      carried: 28_008,
      added: 3000,
      renewed: 0,
    },
    ...more,
  });
}

/** The lotteries with 6/45, whose draws have a jackpot. */
export const LOTTERIES_WITH_POOL: LottoLotteries = {
  ...LOTTERIES_NOW,
  lotteries: [
    ...LOTTERIES_NOW.lotteries,
    {
      lottery: '6-45',
      price: 100,
      jackpot: 25_028_008,
      next: [drawOf({ id: 40, lottery: '6-45', terms: lottoRules('6-45').terms })],
      last: sharedDraw(),
    },
  ],
};
