import type { Title } from '../../titles';
import { PACK } from '../cards/shoe';
import type { BaccaratView } from '../cards/baccarat';
import type { AnyRules } from '../rules';
import type { CardTable, SidesTable } from '../tables/card-tables';
import { binomial } from './distribution';
import type { Distribution } from './distribution';
import type { Play } from './plays';

const known = new Map<string, readonly Play[]>();

/** What `list` gives, computed once for each title. */
function once(list: (title: Title) => readonly Play[]) {
  return (title: Title): readonly Play[] => {
    const plays = known.get(title.slug) ?? list(title);
    known.set(title.slug, plays);
    return plays;
  };
}

/** A deal with its chance; deals that no bet can tell apart are one. */
interface Deal {
  readonly cards: readonly number[];
  readonly chance: number;
}

/** One chip on each bet of a table alone, over the same deals. */
function chipPlays({ rules, table }: Title, dealsOf: (on: string) => readonly Deal[]): Play[] {
  return Object.keys((table as CardTable).bets).map((on) => {
    const choice = { bets: [{ on, chips: 1 }] };
    return { choice, steps: 0, distribution: distributionOf(rules, choice, dealsOf(on)) };
  });
}

function distributionOf(rules: AnyRules, choice: object, deals: readonly Deal[]): Distribution {
  const distribution = new Map<number, number>();
  for (const { cards, chance } of deals) {
    const returned = rules.returned(rules.begin(choice, [cards]));
    distribution.set(returned, (distribution.get(returned) ?? 0) + chance);
  }
  return distribution;
}

/** By points, a card that counts so many, and how many of a pack do. */
const POINTS = Array.from({ length: 10 }, (_, points) => ({
  card: (points === 0 ? 9 : points - 1) * 4,
  count: points === 0 ? 16 : 4,
}));

/** Every combination of points, as far as cards are dealt; the first two of a hand count in either order. */
function pointDeals(rules: AnyRules, packs: number): readonly Deal[] {
  const left = POINTS.map(({ count }) => count * packs);
  const deals: Deal[] = [];
  const follow = (cards: readonly number[], chance: number): void => {
    if (cards.length >= 4) {
      const choice = { bets: [{ on: 'player', chips: 1 }] };
      const view = rules.publicView(rules.begin(choice, [cards])) as BaccaratView;
      if (view.player.length + view.banker.length <= cards.length) {
        deals.push({ cards, chance });
        return;
      }
    }
    const before = cards.length === 2 || cards.length === 3 ? cards[cards.length - 2] : undefined;
    for (const [points, { card }] of POINTS.entries()) {
      if (before !== undefined && card < before) continue;
      const orders = before === undefined || card === before ? 1 : 2;
      const count = left[points] ?? 0;
      left[points] = count - 1;
      follow([...cards, card], (chance * orders * count) / (PACK * packs - cards.length));
      left[points] = count;
    }
  };
  follow([], 1);
  return deals;
}

/** Two cards of each rank and other; the third and fourth are of one hand or the other. */
function rankDeals(packs: number, isPlayer: boolean): readonly Deal[] {
  const all = PACK * packs;
  return Array.from({ length: 13 * 13 }, (_, at): Deal => {
    const [one, other] = [Math.floor(at / 13), at % 13];
    const count = 4 * packs - (one === other ? 1 : 0);
    const chance = (1 / 13) * (count / (all - 1));
    const [a, b] = [one * 4, other * 4];
    // An ace and a nine are a natural, so that no hand gets a third card.
    return { cards: isPlayer ? [a, 0, b, 32] : [0, a, 32, b], chance };
  });
}

export const baccaratPlays = once((title) => {
  const { packs } = title.table as SidesTable;
  const deals = pointDeals(title.rules, packs);
  return chipPlays(title, (on) =>
    on.endsWith('-pair') ? rankDeals(packs, on === 'player-pair') : deals,
  );
});

/** Every two cards, of which the first is of any of the packs alike. */
export const dragonTigerPlays = once((title) => {
  const { packs } = title.table as SidesTable;
  const deals = Array.from({ length: PACK }, (_, one) =>
    Array.from({ length: PACK }, (_, other): Deal => {
      const count = packs - (one === other ? 1 : 0);
      return { cards: [one, other], chance: count / (PACK * (PACK * packs - 1)) };
    }),
  ).flat();
  return chipPlays(title, () => deals);
});

/** After an ace, so many other cards and then an ace. */
export const andarBaharPlays = once((title) => {
  const deals = Array.from({ length: PACK - 3 }, (_, others): Deal => {
    const cards = [0, ...Array.from({ length: others }, (_, at) => 4 + at), 1];
    // The two aces that follow can be at any of the places that are left.
    const chance = binomial(PACK - 2 - others, 2) / binomial(PACK - 1, 3);
    return { cards, chance };
  });
  return chipPlays(title, () => deals);
});
