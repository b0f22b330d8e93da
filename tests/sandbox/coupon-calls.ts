import type { Answer, TestOperator, TestPlayer } from './operator';
import { makeGame } from './operator';

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

export function sendCheck(
  operator: TestOperator,
  body: object,
  by?: TestPlayer,
): Promise<Answer<Check>> {
  return operator.post<Check>('/web-api/coupon/check', body, { token: by?.token });
}

/** Home wins of as many games of QA's own, at these prices. */
export function legsAt(operator: TestOperator, ...coefs: number[]) {
  return Promise.all(
    coefs.map(async (coef) => {
      const { id } = (await makeGame(operator)).outcome(1);
      await operator.control('/outcomes/price', { id, coef });
      return { id, coef };
    }),
  );
}

export const gameOf = (id: string) => Number(id.split(':')[0]);

/** Ends the game of an outcome without a goal of the guests'. */
export const finishGame = (operator: TestOperator, id: string, home: number) =>
  operator.control(`/games/${gameOf(id)}/finish`, { home, away: 0 });
