import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRound } from '../fair/rounds';
import { runs } from '../../testing/runs';
import {
  BONUS_GAMES,
  canMove,
  choicesOf,
  coinChances,
  drawsOf,
  labelOf,
  playOf,
  prizeOf,
} from './index';
import type { BonusGame, PlayedRound, Prize, PrizeTable } from './index';

const NOTHING: Prize = { kind: 'nothing', amount: 0 };
const prize = (amount: number): Prize => ({ kind: 'points', amount });
const always = (amount: number, bound?: number) => ({
  ...(bound !== undefined && { bound }),
  prizes: [{ weight: 1_000_000, prize: prize(amount) }],
});

function roundOf(
  table: Omit<PrizeTable, 'cost'>,
  results: readonly number[][],
  choice: string | null = null,
): PlayedRound {
  return { table: { cost: 20, ...table }, choice, results };
}

describe('memory', () => {
  /** Cards 0 and 1, 2 and 3, and so on, are pairs. */
  const round = roundOf(
    { game: 'memory', tiers: [always(3, 8), always(2, 9), always(1), always(0)] },
    [Array.from({ length: 16 }, (_, place) => place), [0], [0], [0], [0]],
    'one-minute',
  );
  const pairs = Array.from({ length: 16 }, (_, place) => `turn-${place}`);

  it('shows a turned card, and covers two that differ with the next turn', () => {
    const cardsAfter = (...moves: string[]) => {
      const { view } = playOf(round, moves);
      return view.game === 'memory' ? view.cards.slice(0, 4) : [];
    };
    expect(cardsAfter()).toEqual([null, null, null, null]);
    expect(cardsAfter('turn-0')).toEqual([0, null, null, null]);
    expect(cardsAfter('turn-0', 'turn-2')).toEqual([0, null, 1, null]);
    expect(cardsAfter('turn-0', 'turn-2', 'turn-3')).toEqual([null, null, null, 1]);
    expect(cardsAfter('turn-2', 'turn-3', 'turn-0')).toEqual([0, null, 1, 1]);
  });

  it('GAM-01 the moves decide the tier, and a try that is not finished has the worst', () => {
    expect(playOf(round, pairs)).toMatchObject({ isOver: true, tier: 0, view: { moves: 8 } });
    expect(playOf(round, ['turn-0', 'turn-2', ...pairs])).toMatchObject({ isOver: true, tier: 1 });
    const slow = ['turn-0', 'turn-2', 'turn-0', 'turn-2', ...pairs];
    expect(playOf(round, slow)).toMatchObject({ isOver: true, tier: 2, view: { moves: 10 } });
    expect(playOf(round, pairs.slice(0, 14))).toMatchObject({ isOver: false, tier: 3 });
  });

  it('turns no card twice, and none that is found', () => {
    expect(canMove(round, ['turn-4'], 'turn-4')).toBe(false);
    expect(canMove(round, ['turn-4', 'turn-5'], 'turn-4')).toBe(false);
    expect(canMove(round, ['turn-4', 'turn-6'], 'turn-4')).toBe(true);
    for (const move of ['turn-16', 'turn--1', 'guess-123', '']) {
      expect(canMove(round, [], move)).toBe(false);
    }
  });
});

describe('safe', () => {
  const round = roundOf(
    { game: 'safe', tiers: [always(3, 3), always(2, 2), always(1, 1), always(0, 0)] },
    [[4], [0], [9], [0], [0], [0], [0]],
  );

  it('GAM-01 answers each digit with higher, lower or right, and keeps open what was right', () => {
    const { view } = playOf(round, ['guess-500', 'guess-419']);
    expect(view).toEqual({
      game: 'safe',
      guesses: [
        { digits: '500', hints: ['lower', 'right', 'higher'] },
        { digits: '419', hints: ['right', 'lower', 'right'] },
      ],
      open: [4, 0, 9],
    });
  });

  it('ends with the code or the third guess; the open digits decide the tier', () => {
    expect(playOf(round, ['guess-409'])).toMatchObject({ isOver: true, tier: 0 });
    expect(playOf(round, ['guess-111', 'guess-222'])).toMatchObject({ isOver: false, tier: 3 });
    expect(playOf(round, ['guess-111', 'guess-222', 'guess-403'])).toMatchObject({
      isOver: true,
      tier: 1,
    });
    expect(canMove(round, ['guess-409'], 'guess-111')).toBe(false);
    expect(canMove(round, [], 'guess-12')).toBe(false);
    expect(canMove(round, ['guess-111'], 'guess-222')).toBe(true);
  });

  it('never shows a digit that is still shut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 999 }), { maxLength: 3 }), (codes) => {
        const moves = codes.map((code) => `guess-${String(code).padStart(3, '0')}`);
        const { view } = playOf(round, moves);
        if (view.game !== 'safe') throw new Error('Another view.');
        const right = [4, 0, 9].map((digit, place) =>
          moves.some((move) => move[6 + place] === String(digit)) ? digit : null,
        );
        expect(view.open).toEqual(right);
      }),
    );
  });
});

describe('dragon-bonus', () => {
  const tiers = [always(5, 11), always(0, 0)];
  const spinsOf = (coins: number[], arrivals: number[]) => {
    const results = [...arrivals.map((spin) => [spin]), [0], [0]];
    return playOf(roundOf({ game: 'dragon-bonus', coins, tiers }, results), []);
  };
  const NEVER = 5;
  const coins = [1, 1, 1, 1, 1, 5];
  const arrive = (...some: number[]) => [
    ...some,
    ...Array.from({ length: 15 - some.length }, () => NEVER),
  ];

  it('GAM-01 spins three times again after each coin, and ends after three spins without one', () => {
    expect(spinsOf(coins, arrive()).view).toMatchObject({ spins: [[], [], [], []] });
    expect(spinsOf(coins, arrive(0, 3)).view).toMatchObject({
      spins: [[0], [], [], [1], [], [], []],
    });
    // The fourth spin without one never comes.
    expect(spinsOf(coins, arrive(0, 4)).view).toMatchObject({ spins: [[0], [], [], []] });
  });

  it('ends when all places have a coin; the number of coins decides the tier', () => {
    const full = Array.from({ length: 15 }, () => 0);
    expect(spinsOf(coins, full)).toMatchObject({ isOver: true, tier: 0 });
    expect(spinsOf(coins, full).view).toMatchObject({ spins: [[...full.keys()]] });
    expect(spinsOf(coins, arrive(0))).toMatchObject({ tier: 1 });
  });

  it('has exact chances of each number of coins', () => {
    const binomial = coinChances([1, 3]);
    expect(binomial.of).toBe(4n ** 15n);
    expect(binomial.shares[0]).toBe(3n ** 15n);
    expect(binomial.shares[2]).toBe(105n * 3n ** 13n);
    expect(binomial.shares[15]).toBe(1n);
    // Coins of the third spin after an empty first one are still seen, those of the fourth are not.
    expect(coinChances([0, 0, 0, 1, 0]).shares[15]).toBe(1n);
    expect(coinChances([0, 0, 0, 0, 1, 0]).shares[0]).toBe(1n);
    fc.assert(
      fc.property(
        fc
          .array(fc.nat({ max: 50 }), { minLength: 2, maxLength: 8 })
          .filter((all) => all.some(Boolean)),
        (weights) => {
          const { shares, of } = coinChances(weights);
          expect(shares.reduce((all, share) => all + share, 0n)).toBe(of);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('every game', () => {
  const EXTRA = { coins: [1, 1, 8] };
  const tiers = [3, 2, 1, 0].map((bound) => ({
    bound,
    prizes: [
      { weight: 400_000, prize: NOTHING },
      { weight: 600_000, prize: prize(5) },
    ],
  }));
  const tableOf = (game: BonusGame): PrizeTable => ({ game, cost: 20, tiers, ...EXTRA });

  it('puts the choice into the label, so that another choice has other numbers', async () => {
    const seeds = {
      scheme: 'personal' as const,
      commitment: '0'.repeat(64),
      serverSeed: '1'.repeat(64),
      clientSeed: 'mine',
      nonce: 3,
    };
    expect(labelOf('fortuna', null)).toBe('bonus-fortuna');
    const drawn = await Promise.all(
      choicesOf('chest').map((choice) =>
        drawRound({
          ...seeds,
          label: labelOf('chest', choice),
          draws: [{ kind: 'below', count: 1e9 }],
        }),
      ),
    );
    expect(new Set(drawn.map(String)).size).toBe(9);
  });

  it.each(BONUS_GAMES)(
    '%s has a view, a tier and a prize at the end of any drawn round',
    async (game) => {
      const table = tableOf(game);
      const [choice = null] = choicesOf(game);
      const ways = { memory: Array.from({ length: 16 }, (_, place) => `turn-${place}`) };
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (nonce) => {
          const results = await drawRound({
            scheme: 'personal',
            label: labelOf(game, choice),
            commitment: '0'.repeat(64),
            serverSeed: '2'.repeat(64),
            clientSeed: 'any',
            nonce,
            draws: drawsOf(table),
          });
          const round = { table, choice, results };
          const moves = game === 'memory' ? ways.memory : ['guess-000', 'guess-555', 'guess-999'];
          const { view, tier } = playOf(round, moves);
          expect(view.game).toBe(game);
          expect([NOTHING, prize(5)]).toContainEqual(prizeOf(round, tier));
        }),
        { numRuns: runs(20) },
      );
    },
  );
});
