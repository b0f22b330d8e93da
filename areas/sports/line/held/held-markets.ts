import type { Market, Outcome } from '@grandstand/bus-contracts';
import { marketOf } from '@grandstand/bus-contracts/domain';
import { lineOf } from '@grandstand/line-ui';

/** A game's markets as they are shown while they must not move. */
export interface HeldMarkets {
  readonly shown: readonly Market[];
  /** Ids of outcomes that are shown and no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** How many outcomes are offered and not shown. */
  readonly news: number;
}

/** Shows the newest data in the places of the markets that are shown; of no held rows, the new markets. */
export function holdMarkets(
  before: readonly Market[],
  now: readonly Market[],
  rows: number,
): HeldMarkets {
  if (rows === 0) return { shown: now, gone: new Set(), news: 0 };
  const offered = new Map(outcomesOf(now).map((outcome) => [outcome.id, outcome]));
  const held = outcomesOf(before).map(({ id }) => id);
  return {
    shown: before.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => offered.get(outcome.id) ?? outcome),
    })),
    gone: new Set(held.filter((id) => !offered.has(id))),
    news: [...offered.keys()].filter((id) => !held.includes(id)).length,
  };
}

/**
 * Puts the lines that a market has got into the places of those that it has lost: the next goal takes the place of
 * the last one, a total that has become possible that of one that is decided.
 * @remarks Nothing moves: a line takes the place of another with the same outcomes. The same value is returned where
 * there is nothing to put.
 */
export function withSuccessors(
  shown: readonly Market[],
  now: readonly Market[],
): readonly Market[] {
  let isSame = true;
  const next = shown.map((market) => {
    if (!marketOf(market.typeId)?.hasLines) return market;
    const before = linesOf(market.outcomes);
    const after = linesOf(outcomesOf(now.filter(({ typeId }) => typeId === market.typeId)));
    const coming = [...after].filter(([line]) => !before.has(line)).map(([, line]) => line);
    let { outcomes } = market;
    for (const [line, own] of before) {
      if (after.has(line)) continue;
      const place = coming.findIndex((other) => typesOf(other) === typesOf(own));
      const successor = coming[place];
      if (!successor) continue;
      coming.splice(place, 1);
      isSame = false;
      outcomes = outcomes.map((outcome) =>
        own.includes(outcome)
          ? (successor.find(({ typeId }) => typeId === outcome.typeId) ?? outcome)
          : outcome,
      );
    }
    return { ...market, outcomes };
  });
  return isSame ? shown : next;
}

/** The outcomes of each line, in the order in which the lines come. */
function linesOf(outcomes: readonly Outcome[]): ReadonlyMap<string | null, readonly Outcome[]> {
  const lines = new Map<string | null, Outcome[]>();
  for (const outcome of outcomes) {
    const line = lineOf(outcome);
    lines.set(line, [...(lines.get(line) ?? []), outcome]);
  }
  return lines;
}

function typesOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ typeId }) => typeId)
    .toSorted((a, b) => a - b)
    .join();
}

function outcomesOf(markets: readonly Market[]): readonly Outcome[] {
  return markets.flatMap((market) => market.outcomes);
}
