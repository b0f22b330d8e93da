import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { makeGame, place, registerPlayer, startOperator } from '@grandstand/sandbox/testing';

export interface Check {
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  readonly maxPayout: number;
  readonly antiExpressCoef: number | null;
  readonly hyperBonus: { percent: number } | null;
  readonly promoCodes: { code: string; title: string }[];
  readonly promoCode: { code: string; isAccepted: boolean } | null;
  readonly availablePrepaidAmount: number;
  readonly limits: object[];
  readonly bets: Record<string, unknown>[];
}

/** A coupon that nobody places yet, as the site sends it. */
export const draft = (legs: { id: string; coef: number; isBanker?: boolean }[], typeId = 1) => ({
  typeId,
  systemValue: 2,
  bets: legs.map(({ id, coef, isBanker = false }) => ({ marketId: id, coef, isBanker })),
});

export const gameOf = (id: string) => Number(id.split(':')[0]);

/** An operator for a file of tests, with a new player for each; its books must add up in the end. */
export function openCouponBench() {
  let operator: TestOperator;
  let player: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator();
  });
  beforeEach(async () => {
    player = await registerPlayer(operator);
  });
  afterAll(async () => {
    const ledger = await operator.get('/sandbox/v1/ledger');
    expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
    expect(operator.problems).toEqual([]);
    await operator.sandbox.close();
  });
  return {
    get operator() {
      return operator;
    },
    get player() {
      return player;
    },
    check: async (body: object, by?: TestPlayer) => {
      const options = { token: by?.token };
      return (await operator.post<Check>('/web-api/coupon/check', body, options)).body;
    },
    /** Home wins of as many games of QA's own, at these prices. */
    legsAt: (...coefs: number[]) =>
      Promise.all(
        coefs.map(async (coef) => {
          const { id } = (await makeGame(operator)).outcome(1);
          await operator.control('/outcomes/price', { id, coef });
          return { id, coef };
        }),
      ),
    /** Ends the game of an outcome without a goal of the guests'. */
    finish: (id: string, home: number) =>
      operator.control(`/games/${gameOf(id)}/finish`, { home, away: 0 }),
    /** Places a coupon that must be refused; returns the reason. */
    refusal: async (body: unknown) => {
      const { status, body: answer } = await place(operator, player, body);
      expect(status).toBe(422);
      return answer.error;
    },
  };
}
