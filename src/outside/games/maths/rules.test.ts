import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import * as v from 'valibot';
import { canonicalJson, drawRound } from '@grandstand/bus-contracts/domain/fair';
import { runs } from '@grandstand/bus-contracts/testing';
import { TITLES } from '../titles';
import type { Title } from '../titles';
import { andarBaharRules } from './cards/andar-bahar';
import { baccaratRules } from './cards/baccarat';
import { blackjackRules } from './cards/blackjack';
import { dragonTigerRules } from './cards/dragon-tiger';
import { pokerHandOf } from './cards/poker-hand';
import { threeCardRules } from './cards/three-card-poker';
import { worthOf } from './cards/three-cards';
import { holdMove, payOf, videoPokerRules } from './cards/video-poker';
import { curveRules } from './curve/curve';
import type { CurveView } from './curve/curve';
import { diceRules } from './dice/dice';
import { hiLoRules } from './hi-lo';
import { kenoRules } from './fields/keno';
import { ladderRules } from './fields/ladder';
import { minesRules } from './fields/mines';
import { lineWin, reelsRules, windowOf } from './reels/reels';
import { UNIT } from './rules';
import { tableHash } from './table-hash';
import { ANDAR_BAHAR_TABLE, BACCARAT_TABLE, DRAGON_TIGER_TABLE } from './tables/card-tables';
import { BLACKJACK_TABLE, SINGLE_DECK_TABLE } from './tables/blackjack';
import { COMET_TABLE, ROCKET_TABLE } from './tables/curve';
import { DICE_TABLE } from './tables/dice';
import { HI_LO_TABLE } from './tables/hi-lo';
import { KENO_80_TABLE } from './tables/keno';
import { PENALTY_TABLE } from './tables/ladders';
import { MINES_TABLE } from './tables/mines';
import { AMBER_ORCHARD_TABLE } from './tables/reels';
import type { ReelsTable } from './tables/reels';
import { SIC_BO_TABLE } from './tables/three-dice';
import { THREE_CARD_TABLE } from './tables/three-card-poker';
import { BONUS_POKER_TABLE, JACKS_OR_BETTER_TABLE } from './tables/video-poker';
import { ROULETTE_TABLE } from './tables/wheels';
import { threeDiceRules } from './dice/three-dice';
import { tierOf } from './tier';
import { wheelRules } from './wheel';

describe('dice', () => {
  const rules = diceRules(DICE_TABLE);
  it.each([
    ['low', 4849, 20_000],
    ['low', 4850, 0],
    ['high', 5150, 20_000],
    ['high', 5149, 0],
  ] as const)('pays the %s end: %i', (side, rolled, returned) => {
    expect(rules.returned(rules.begin({ pays: 200, side }, [[rolled]]))).toBe(returned);
  });
  it.each([{ pays: 201, side: 'low' }, { pays: 200, side: 'middle' }, { pays: 200 }, null])(
    'refuses the choice %j',
    (choice) => expect(v.is(rules.choice, choice)).toBe(false),
  );
});

describe('mines', () => {
  const rules = minesRules(MINES_TABLE);
  const begun = rules.begin({ mines: 3 }, [[7, 1, 24]]);
  it('shows no mine before the round is over', () => {
    const opened = rules.move(rules.move(begun, 'open-0'), 'open-2');
    expect(rules.publicView(opened)).toMatchObject({ opened: [0, 2], places: null });
    expect(JSON.stringify(rules.publicView(opened))).not.toContain('24');
    const stopped = rules.move(opened, 'stop');
    expect(rules.publicView(stopped).places).toEqual([7, 1, 24]);
    expect([rules.returned(stopped), rules.moves(stopped)]).toEqual([12_600, []]);
  });
  it('ends with the first mine, and pays nothing then', () => {
    const blown = rules.move(rules.move(begun, 'open-0'), 'open-1');
    expect([rules.returned(blown), rules.moves(blown)]).toEqual([0, []]);
    expect(rules.publicView(blown)).toMatchObject({ isBlown: true, places: [7, 1, 24] });
  });
  it('can be stopped after a square, and opens no square twice', () => {
    expect(rules.moves(begun)).toHaveLength(25);
    const moves = rules.moves(rules.move(begun, 'open-0'));
    expect(moves).toHaveLength(25);
    expect(moves).toContain('stop');
    expect(moves).not.toContain('open-0');
  });
  it('publishes 0.97 divided by the chance, as the specification gives it', () => {
    expect(MINES_TABLE.pays[3].slice(0, 5)).toEqual([110, 126, 145, 168, 196]);
  });
});

describe('a ladder', () => {
  const rules = ladderRules(PENALTY_TABLE);
  const begun = rules.begin({}, [[0], [1], [2], [3], [4]]);
  it('shows the wrong fields of the steps that were taken alone', () => {
    const one = rules.move(begun, 'take-4');
    expect(rules.publicView(one)).toMatchObject({ taken: [4], wrong: [[0]], hasFallen: false });
    expect(rules.publicView(rules.move(one, 'stop')).wrong).toHaveLength(5);
  });
  it('ends at the top by itself', () => {
    const top = [4, 4, 4, 4, 3].reduce((state, field) => rules.move(state, `take-${field}`), begun);
    expect([rules.returned(top), rules.moves(top)]).toEqual([29_600, []]);
  });
  it('pays nothing after a wrong field', () => {
    const fallen = rules.move(rules.move(begun, 'take-4'), 'take-1');
    expect([rules.returned(fallen), rules.moves(fallen)]).toEqual([0, []]);
  });
});

describe('high or low', () => {
  const rules = hiLoRules(HI_LO_TABLE);
  const cards = (...ranks: number[]) =>
    Array.from({ length: 6 }, (_, at) => [(ranks[at] ?? 0) * 4]);
  it.each([
    // The same wins, except "higher" of an ace and "lower" of a king, which would then always win.
    [6, 6, 'higher', 18_000],
    [6, 6, 'lower', 18_000],
    [6, 7, 'lower', 0],
    [0, 0, 'higher', 0],
    [0, 1, 'higher', 10_500],
    [0, 0, 'lower', 126_100],
    [12, 12, 'lower', 0],
    [12, 12, 'higher', 126_100],
  ])('of rank %i and then %i, %s returns %i', (first, next, guess, returned) => {
    const state = rules.move(rules.begin({}, cards(first, next)), guess);
    expect(rules.returned(state)).toBe(returned);
  });
  it('shows no card before it is guessed', () => {
    const begun = rules.begin({}, cards(6, 9, 3));
    expect(rules.publicView(begun).cards).toEqual([24]);
    expect(rules.publicView(rules.move(begun, 'higher')).cards).toEqual([24, 36]);
    expect(rules.moves(begun)).toEqual(['higher', 'lower']);
    expect(rules.moves(rules.move(begun, 'higher'))).toEqual(['higher', 'lower', 'stop']);
  });
  it('offers no guess that could pay over the most', () => {
    const state = ['higher', 'higher'].reduce(rules.move, rules.begin({}, cards(12, 12, 12, 12)));
    expect(rules.publicView(state).offers.map(({ guess }) => guess)).toEqual(['lower']);
    expect(rules.returned(state)).toBe(1_639_300);
  });
});

describe('baccarat', () => {
  const rules = baccaratRules(BACCARAT_TABLE);
  /** Two of each hand in turn from the player, then the third ones; 10 counts 0. */
  const deal = (...points: number[]) => {
    const cards = points.map((count) => (count === 0 ? 9 : count - 1) * 4);
    const bets = Object.keys(BACCARAT_TABLE.bets).map((on) => ({ on, chips: 1 }));
    return rules.publicView(rules.begin({ bets }, [cards]));
  };
  it.each([
    // A natural: nobody takes a third card.
    [[4, 1, 4, 1, 9, 9], 2, 2, 8, 2, 'player'],
    [[1, 4, 1, 5, 9, 9], 2, 2, 2, 9, 'banker'],
    // The player stands on 6 and 7, and the banker takes a card with 5.
    [[3, 2, 3, 3, 4, 9], 2, 3, 6, 9, 'banker'],
    // With 6, where the player has a third card, the banker takes one against a 6 or a 7.
    [[2, 3, 3, 3, 6, 9], 3, 3, 1, 5, 'banker'],
    [[2, 3, 3, 3, 5, 9], 3, 2, 0, 6, 'banker'],
    // With 3, against all but an 8.
    [[2, 1, 3, 2, 8, 9], 3, 2, 3, 3, 'tie'],
    [[2, 1, 3, 2, 9, 4], 3, 3, 4, 7, 'banker'],
    // With 4 from a 2, and with 5 from a 4.
    [[0, 2, 0, 2, 1, 9], 3, 2, 1, 4, 'banker'],
    [[0, 2, 0, 2, 2, 9], 3, 3, 2, 3, 'banker'],
    [[0, 2, 0, 3, 3, 9], 3, 2, 3, 5, 'banker'],
    [[0, 2, 0, 3, 4, 9], 3, 3, 4, 4, 'tie'],
  ] as const)('deals %j', (cards, player, banker, playerPoints, bankerPoints, outcome) => {
    const view = deal(...cards);
    expect([view.player.length, view.banker.length]).toEqual([player, banker]);
    expect(view).toMatchObject({ playerPoints, bankerPoints, outcome });
  });
  it('gives back chips on both hands at a tie, and names neither a winner', () => {
    const bets = [
      { on: 'player', chips: 2 },
      { on: 'banker', chips: 3 },
      { on: 'tie', chips: 1 },
    ];
    const tie = rules.begin({ bets }, [[8, 12, 8, 4, 0, 0]]);
    expect([tie.outcome, tie.won, rules.returned(tie)]).toEqual(['tie', ['tie'], 150_000]);
  });
  it('pays a pair of the first two cards of a hand', () => {
    expect(deal(7, 4, 7, 3).won).toEqual(['banker', 'player-pair']);
    expect(deal(6, 4, 3, 4).won).toContain('banker-pair');
    expect(deal(6, 4, 3, 3).won).not.toContain('banker-pair');
  });
});

describe('dragon tiger', () => {
  const rules = dragonTigerRules(DRAGON_TIGER_TABLE);
  const bets = Object.keys(DRAGON_TIGER_TABLE.bets).map((on) => ({ on, chips: 1 }));
  it.each([
    [48, 47, ['dragon'], 20_000],
    [0, 4, ['tiger'], 20_000],
    // Half of both is given back. The second has the same suit, of another pack.
    [5, 6, ['tie'], 140_000],
    [5, 57, ['tie', 'suited-tie'], 700_000],
  ])('of %i and %i', (dragon, tiger, won, returned) => {
    const state = rules.begin({ bets }, [[dragon, tiger]]);
    expect([rules.publicView(state).won, rules.returned(state)]).toEqual([won, returned]);
  });
});

describe('andar bahar', () => {
  const rules = andarBaharRules(ANDAR_BAHAR_TABLE);
  const bets = Object.keys(ANDAR_BAHAR_TABLE.bets).map((on) => ({ on, chips: 1 }));
  it.each([
    [[7, 5, 20], [5], ['andar', 'count-1'], 54_000],
    [[7, 20, 6, 4], [20, 6], ['bahar', 'count-1'], 55_000],
    [[7, 20, 24, 28, 32, 36, 5], [20, 24, 28, 32, 36, 5], ['bahar', 'count-6'], 64_000],
  ])('ends with the first card of the same rank: %j', (cards, dealt, won, returned) => {
    const state = rules.begin({ bets }, [cards]);
    expect(rules.publicView(state)).toMatchObject({ first: 7, dealt, won });
    expect(rules.returned(state)).toBe(returned);
  });
  it('ends at the latest with the 49th card', () => {
    const others = Array.from({ length: 48 }, (_, at) => 4 + at);
    const state = rules.begin({ bets }, [[0, ...others, 1]]);
    expect(rules.publicView(state)).toMatchObject({ won: ['andar', 'count-41'] });
    expect(rules.draws({ bets })).toEqual([{ kind: 'pick', count: 50, from: 52 }]);
  });
});

describe('video poker', () => {
  const rules = videoPokerRules(JACKS_OR_BETTER_TABLE);
  /** Ranks and suits: "As Td" is the ace of spades and the ten of diamonds. */
  const cards = (said: string): number[] =>
    said.split(' ').map(([rank = '', suit = '']) => {
      return 'A23456789TJQK'.indexOf(rank) * 4 + 'cdhs'.indexOf(suit);
    });
  it.each([
    ['Ts Js Qs Ks As', 'royal-flush'],
    ['9s Ts Js Qs Ks', 'straight-flush'],
    ['As 2s 3s 4s 5s', 'straight-flush'],
    ['As Ac Ad Ah 5s', 'four-aces'],
    ['4s 4c 4d 4h Ks', 'four-low'],
    ['5s 5c 5d 5h 4s', 'four'],
    ['Ks Kd Kh 2s 2c', 'full-house'],
    ['2s 4s 9s Ks As', 'flush'],
    ['2s 3c 4d 5h Ac', 'straight'],
    ['Td Jc Qs Kh As', 'straight'],
    ['Jd Qc Ks Ah 2s', 'none'],
    ['7s 7d 7c 2h 3s', 'three'],
    ['7s 7d 2c 2h 3s', 'two-pair'],
    ['Js Jd 2c 4h 3s', 'high-pair'],
    ['As Ad 2c 4h 3s', 'high-pair'],
    ['Ts Td 2c 4h 3s', 'none'],
  ])('calls %s a %s', (said, hand) => {
    expect(pokerHandOf(cards(said))).toBe(hand);
    expect(pokerHandOf(cards(said).toReversed())).toBe(hand);
  });
  it('replaces the cards that are not held, once, and shows none of the new ones before', () => {
    const results = [cards('Js Jd 2c 4h 3s Jc Jh As Ad Kc')];
    const begun = rules.begin({}, results);
    expect(rules.publicView(begun)).toEqual({
      cards: cards('Js Jd 2c 4h 3s'),
      held: null,
      hand: 'high-pair',
    });
    expect(rules.moves(begun)).toHaveLength(32);
    const held = rules.move(begun, holdMove([0, 1]));
    expect(rules.publicView(held)).toEqual({
      cards: cards('Js Jd As Ad Kc'),
      held: [0, 1],
      hand: 'two-pair',
    });
    expect([rules.returned(held), rules.moves(held)]).toEqual([20_000, []]);
    const none = rules.move(begun, holdMove([]));
    expect(rules.publicView(none).cards).toEqual(cards('Jc Jh As Ad Kc'));
    const all = rules.move(begun, holdMove([0, 1, 2, 3, 4]));
    expect([rules.publicView(all).hand, rules.returned(all)]).toEqual(['high-pair', 10_000]);
  });
  it('pays fours by their rank where the table does', () => {
    expect(payOf(JACKS_OR_BETTER_TABLE, 'four-aces')?.pays).toBe(2500);
    expect(payOf(BONUS_POKER_TABLE, 'four-aces')?.pays).toBe(8000);
    expect(payOf(BONUS_POKER_TABLE, 'four-low')?.pays).toBe(4000);
    expect(payOf(BONUS_POKER_TABLE, 'none')).toBe(undefined);
  });
});

describe('blackjack', () => {
  const rules = blackjackRules(BLACKJACK_TABLE);
  const single = blackjackRules(SINGLE_DECK_TABLE);
  /** The player's two cards, the dealer's two, and those that follow. */
  const deal = (said: string) => {
    const [one = 0, two = 0, up = 0, down = 0, ...shoe] = said
      .split(' ')
      .map((rank) => 'A23456789TJQK'.indexOf(rank) * 4);
    return rules.begin({}, [[one, up, two, down, ...shoe]]);
  };
  it.each([
    // A blackjack pays 3 to 2, unless the dealer has one too; an ace and a ten of a split are none.
    ['A K 9 7', [], 25_000, ['blackjack']],
    ['A K A Q', [], 10_000, ['same']],
    ['T 9 A K', [], 0, ['lower']],
    ['8 8 9 8 3 A Q', ['split', 'stand', 'hit', 'stand'], 20_000, ['lower', 'higher']],
    ['T 6 9 7 5', ['hit'], 20_000, ['higher']],
    ['T 6 9 7 6', ['hit'], 0, ['over']],
    ['T 6 T 6 5', ['stand'], 0, ['lower']],
    ['T 6 T 6 6', ['stand'], 20_000, ['dealer-over']],
    ['T 7 T 7', ['stand'], 10_000, ['same']],
    // The dealer stands on a soft 17.
    ['T 8 A 6 5', ['stand'], 20_000, ['higher']],
    ['6 5 T 7 9', ['double'], 40_000, ['higher']],
    ['6 5 T 7 6', ['double'], 20_000, ['same']],
    ['6 5 T 7 2', ['double'], 0, ['lower']],
    // Each split ace gets one card.
    ['A A T 7 K 5', ['split'], 20_000, ['higher', 'lower']],
    // Over 21 in both hands: the dealer takes no card.
    ['8 8 T 6 T T T T', ['split', 'hit', 'hit'], 0, ['over', 'over']],
  ])('of %s, with the moves %j', (said, moves, returned, outcomes) => {
    const state = moves.reduce(rules.move, deal(said));
    expect(rules.moves(state)).toEqual([]);
    const view = rules.publicView(state);
    expect(view.hands.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(rules.returned(state)).toBe(returned);
  });
  it('doubles the first two cards, splits two of a rank once, and stakes as much again for it', () => {
    const offers = (state: ReturnType<typeof deal>) => [rules.moves(state), rules.raises?.(state)];
    expect(offers(deal('8 5 T 7'))).toEqual([['stand', 'hit', 'double'], { double: 1 }]);
    const pair = deal('8 8 T 7 8 2 3');
    expect(offers(pair)).toEqual([['stand', 'hit', 'double', 'split'], { double: 1, split: 1 }]);
    expect(offers(rules.move(pair, 'split'))).toEqual([['stand', 'hit'], {}]);
    expect(offers(rules.move(deal('8 2 T 7 3'), 'hit'))).toEqual([['stand', 'hit'], {}]);
    expect(rules.moves(deal('K Q T 7'))).not.toContain('split');
  });
  it('shows one card of the dealer before the round is over', () => {
    const begun = deal('8 5 T 7 2');
    expect(rules.publicView(begun).dealer).toMatchObject({ points: 10, isOpen: false });
    expect(rules.publicView(begun).dealer.cards).toHaveLength(1);
    const view = rules.publicView(rules.move(begun, 'stand'));
    expect(view.dealer).toMatchObject({ points: 17, isOpen: true });
  });
  it('counts an ace as 11 where that is not too much', () => {
    const view = rules.publicView(rules.move(deal('A 6 T 7 9'), 'hit'));
    expect(view.hands[0]).toMatchObject({ points: 16, isSoft: false });
    expect(rules.publicView(deal('A 6 T 7')).hands[0]).toMatchObject({ points: 17, isSoft: true });
  });
  it('of one pack has a dealer who takes a card with a soft 17', () => {
    const stood = single.move(deal('T 8 A 6 4'), 'stand');
    expect(single.publicView(stood).dealer).toMatchObject({ points: 21 });
    expect(single.returned(stood)).toBe(0);
  });
  it('has cards for the longest round, whose cards are as low as six packs allow', () => {
    // The pair and the dealer's two, a card for each half, and then the cards of each hand and of the dealer.
    const cards = ['2222', 'AA', 'AAAAAAA22AAAA3', 'AAAAAAA222AAAA2', '2222222'].join('');
    const moves = ['split', ...Array.from({ length: 14 + 15 }, () => 'hit')];
    const state = moves.reduce(rules.move, deal(Array.from(cards).join(' ')));
    const { hands, dealer } = rules.publicView(state);
    expect(hands.map(({ points, outcome }) => [points, outcome])).toEqual([
      [21, 'higher'],
      [22, 'over'],
    ]);
    expect(dealer).toMatchObject({ points: 18, isOpen: true });
    const taken = [...hands, dealer].flatMap((side) => side.cards);
    expect(taken).toHaveLength(cards.length);
    const drawn = [rules, single].map((one) => one.draws({})[0]);
    expect(drawn[0]).toMatchObject({ from: 6 * 52 });
    expect(drawn[0]?.kind === 'pick' && drawn[0].count).toBeGreaterThan(taken.length);
    // Of one pack, all cards are drawn.
    expect(drawn[1]).toEqual({ kind: 'pick', count: 52, from: 52 });
  });
});

describe('three card poker', () => {
  const rules = threeCardRules(THREE_CARD_TABLE);
  const cards = (said: string): number[] =>
    said
      .split(' ')
      .map(([rank = '', suit = '']) => 'A23456789TJQK'.indexOf(rank) * 4 + 'cdhs'.indexOf(suit));
  /** The player's cards and the dealer's, as they are dealt in turn. */
  const deal = (player: string, dealer: string) => {
    const others = cards(dealer);
    return rules.begin({}, [cards(player).flatMap((card, at) => [card, others[at] ?? 0])]);
  };
  it('knows which of two hands is higher', () => {
    const rising = [
      '2c 3d 5h',
      'Qc 6d 3h',
      'Qc 6d 4h',
      'Ac Kd Jh',
      '2c 2d 3h',
      '2c 2d Ah',
      'Ac Ad Kh',
      '2c 3c 5c',
      'Ac Kc Jc',
      'Ac 2d 3h',
      '2c 3d 4h',
      'Ac Kd Qh',
      '2c 2d 2h',
      'Ac Ad Ah',
      'Ac 2c 3c',
      'Ac Kc Qc',
    ].map((said) => worthOf(cards(said)));
    expect(rising.toSorted((one, other) => one - other)).toEqual(rising);
    expect(new Set(rising).size).toBe(rising.length);
    expect(worthOf(cards('Kh 4d 9c'))).toBe(worthOf(cards('9s 4h Kd')));
  });
  it.each([
    ['Kc 9d 4h', 'Jc 9h 4d', 'dealer-out', 30_000],
    ['Kc 9d 4h', 'Qc 9h 4d', 'higher', 40_000],
    ['Kc 9d 4h', 'Kd 9h 4c', 'same', 20_000],
    ['Kc 9d 4h', 'Ac 9h 4d', 'lower', 0],
    // A straight pays 1 on top, also where the dealer has more.
    ['4c 5d 6h', '7c 7d 7h', 'lower', 10_000],
    ['7c 7d 7h', '4c 5d 6h', 'higher', 80_000],
    ['4c 5c 6c', '2c 9d Jh', 'dealer-out', 80_000],
  ])('of %s and %s', (player, dealer, outcome, returned) => {
    const played = rules.move(deal(player, dealer), 'play');
    expect([rules.publicView(played).outcome, rules.returned(played)]).toEqual([outcome, returned]);
    expect(rules.moves(played)).toEqual([]);
  });
  it('stakes as much again to play on, and shows the dealer’s cards then alone', () => {
    const begun = deal('Kc 9d 4h', 'Ac 9h 4d');
    expect([rules.moves(begun), rules.raises?.(begun)]).toEqual([['fold', 'play'], { play: 1 }]);
    expect(rules.publicView(begun)).toMatchObject({ dealer: null, dealerHand: null });
    const folded = rules.move(begun, 'fold');
    expect(rules.publicView(folded)).toMatchObject({ dealer: null, outcome: 'folded' });
    expect([rules.returned(folded), rules.raises?.(folded)]).toEqual([0, {}]);
    expect(rules.publicView(rules.move(begun, 'play')).dealer).toEqual(cards('Ac 9h 4d'));
  });
});

describe('a curve', () => {
  const rules = curveRules(ROCKET_TABLE);
  it('pays exactly the targets that it reaches', () => {
    const two = curveRules(COMET_TABLE);
    // The multiplier 2.00 is the greatest that this number reaches.
    const results = [[Math.floor((97 * 2 ** 32) / 200) - 1]];
    const end = (state: CurveView): number => state.end;
    expect(end(rules.begin({ targets: [200] }, results))).toBe(200);
    expect(rules.returned(rules.begin({ targets: [200] }, results))).toBe(20_000);
    expect(rules.returned(rules.begin({ targets: [201] }, results))).toBe(0);
    expect(two.returned(two.begin({ targets: [150, 201] }, results))).toBe(7500);
    expect(two.returned(two.begin({ targets: [150, 200] }, results))).toBe(17_500);
  });
  it.each([[[]], [[100]], [[100_001]], [[200, 300]], [[1.5]]])(
    'refuses the targets %j',
    (targets) => expect(v.is(rules.choice, { targets })).toBe(false),
  );
  it('takes two targets in their order', () => {
    const { choice } = curveRules(COMET_TABLE);
    expect(v.is(choice, { targets: [150, 151] })).toBe(true);
    expect(v.is(choice, { targets: [150, 150] })).toBe(false);
    expect(v.is(choice, { targets: [151, 150] })).toBe(false);
  });
});

describe('keno', () => {
  const rules = kenoRules(KENO_80_TABLE);
  it('pays by the hits', () => {
    const state = rules.begin({ numbers: [1, 2, 80] }, [[0, 79, 40]]);
    expect(rules.publicView(state)).toMatchObject({ hits: [1, 80], drawn: [1, 80, 41] });
    expect(rules.returned(state)).toBe(21_000);
  });
  it.each([[[]], [[1, 1]], [[0]], [[81]], [Array.from({ length: 11 }, (_, at) => at + 1)]])(
    'refuses the numbers %j',
    (numbers) => expect(v.is(rules.choice, { numbers })).toBe(false),
  );
});

describe('bets on a table', () => {
  it('are paid each by its own chips', () => {
    const rules = wheelRules(ROULETTE_TABLE);
    const bets = [
      { on: 'number-7', chips: 2 },
      { on: 'red', chips: 5 },
      { on: 'black', chips: 5 },
    ];
    const state = rules.begin({ bets }, [[7]]);
    expect([rules.units({ bets }), rules.returned(state)]).toEqual([12, 820_000]);
    expect(rules.publicView(state).won).toEqual(['number-7', 'red']);
  });
  it('on three dice win as their names say', () => {
    const rules = threeDiceRules(SIC_BO_TABLE);
    const won = (dice: number[]): readonly string[] => {
      const bets = Object.keys(SIC_BO_TABLE.bets).map((on) => ({ on, chips: 1 }));
      return rules.publicView(
        rules.begin(
          { bets },
          dice.map((face) => [face - 1]),
        ),
      ).won;
    };
    expect(won([2, 2, 2])).toEqual(['sum-6', 'face-2', 'pair-2-2', 'triple-2', 'triple-any']);
    expect(won([6, 1, 6])).toEqual([
      'big',
      'odd',
      'sum-13',
      'face-1',
      'face-6',
      'pair-1-6',
      'pair-6-6',
    ]);
  });
  it.each([
    [[]],
    [[{ on: 'red', chips: 0 }]],
    [[{ on: 'red', chips: 501 }]],
    [[{ on: 'pink', chips: 1 }]],
    [
      [
        { on: 'red', chips: 1 },
        { on: 'red', chips: 1 },
      ],
    ],
    [
      [
        { on: 'red', chips: 300 },
        { on: 'black', chips: 300 },
      ],
    ],
  ])('refuse %j', (bets) => {
    expect(v.is(wheelRules(ROULETTE_TABLE).choice, { bets })).toBe(false);
  });
  it('of a roulette cover what a table has, each paying 36 divided by its numbers', () => {
    const bets = Object.values(ROULETTE_TABLE.bets);
    const count = (size: number): number =>
      bets.filter(({ stops }) => stops.length === size).length;
    expect([1, 2, 3, 4, 6, 12, 18].map(count)).toEqual([37, 60, 14, 23, 11, 6, 6]);
    expect(bets.every(({ stops, pays }) => pays * stops.length === 3600)).toBe(true);
  });
});

describe('reels', () => {
  const pays = { A: [0, 0, 0, 30, 90, 300], W: [0, 0, 0, 75, 225, 750], H: [0, 0, 0, 9, 25, 75] };
  it.each([
    ['AAAHH', 'A', 3, 30],
    ['WAAAH', 'A', 4, 90],
    ['WWWAA', 'A', 5, 300],
    // Three wilds pay more than five of the least.
    ['WWWHS', 'W', 3, 75],
    ['WWWWW', 'W', 5, 750],
  ])('pay %s', (line, symbol, count, paid) => {
    expect(lineWin(pays, Array.from(line))).toEqual({ symbol, count, pays: paid });
  });
  it.each(['AAHAA', 'HAAAA', 'SSSSS', 'WWSAA'])('pay nothing for %s', (line) => {
    expect(lineWin(pays, Array.from(line))).toBe(undefined);
  });
  it('give free spins for three scatters, drawn with the bet', () => {
    const rules = reelsRules(AMBER_ORCHARD_TABLE);
    const { strips, lines } = AMBER_ORCHARD_TABLE;
    expect(rules.draws({})).toHaveLength(45);
    const at = strips.map((strip) => [strip.indexOf('S')]);
    const none = strips.map((strip) => [(strip.indexOf('S') + 1) % strip.length]);
    const nine = (...spins: number[][][]) =>
      Array.from({ length: 9 }, (_, spin) => spins[spin] ?? none).flat();
    const view = (results: number[][]) => rules.publicView(rules.begin({}, results));
    expect(view(nine(at)).free).toHaveLength(8);
    const two = at.map((stop, reel) => (reel < 2 ? stop : (none[reel] ?? [])));
    expect(view(nine(two)).free).toEqual([]);
    // What a free spin pays is paid, and only where there is one.
    const lucky = strips.map((strip) => [strip.indexOf('A')]);
    const paid = (results: number[][]): number => rules.returned(rules.begin({}, results));
    const one = paid(nine(lucky));
    expect(one).toBeGreaterThanOrEqual(565 * (UNIT / lines.length));
    expect(paid(nine(at, lucky)) - paid(nine(at))).toBe(one - paid(nine(none)));
    expect(paid(nine(none, lucky))).toBe(paid(nine(none)));
  });
  it('have scatters further apart than a window is high', () => {
    for (const { table, engine } of TITLES) {
      if (engine !== 'reels') continue;
      for (const strip of (table as ReelsTable).strips) {
        const most = Array.from(strip, (_, stop) => windowOf(strip, stop).split('S').length - 1);
        expect(Math.max(...most)).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('the tier of a result', () => {
  it.each([
    [1, 0, 'loss'],
    [1, 9900, 'less'],
    [1, 10_000, 'same'],
    [1, 10_100, 'win'],
    [12, 110_000, 'less'],
    [12, 130_000, 'win'],
  ])('of %i units of which %i parts return is %s', (units, returned, tier) => {
    expect(tierOf(units, returned)).toBe(tier);
  });
});

describe('the hash of a table', () => {
  it('depends on its content, and not on the order of its names', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: null }], a: 'x' })).toBe(
      '{"a":"x","b":[1,{"c":null,"d":2}]}',
    );
    expect(tableHash({ a: 1, b: 2 })).toBe(tableHash({ b: 2, a: 1 }));
    expect(tableHash({ a: 1 })).not.toBe(tableHash({ a: 2 }));
  });
});

describe.each(TITLES.map((title) => [title.slug, title] as const))(
  'a round of %s',
  (_slug, title) => {
    const { rules, usual } = title;
    it('takes its usual choice', () => {
      expect(v.parse(rules.choice, usual.choice)).toEqual(usual.choice);
    });

    it('ends by any moves, shows what it had hidden, and is the same when it is played again', async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.array(fc.nat(), { maxLength: 30 }), async (nonce, picks) => {
          const results = await drawn(title, nonce);
          const play = (): { readonly state: unknown; readonly moves: readonly string[] } => {
            let state = rules.begin(usual.choice, results);
            const moves: string[] = [];
            for (const pick of picks) {
              const offered = rules.moves(state);
              const move = offered[pick % Math.max(1, offered.length)];
              if (move === undefined) break;
              moves.push(move);
              state = rules.move(state, move);
            }
            return { state, moves };
          };
          const { state, moves } = play();
          expect(play().state).toEqual(state);
          expect(rules.returned(state)).toBeGreaterThanOrEqual(0);
          // What is stored of a round is JSON.
          const again = moves.reduce(rules.move, rules.begin(usual.choice, results));
          expect(JSON.parse(JSON.stringify(rules.publicView(again)))).toEqual(
            rules.publicView(state),
          );
        }),
        { numRuns: runs(200) },
      );
    });

    it('ends where its player leaves it, by moves that stake nothing, or gives the stake back before the first', async () => {
      const endsIn = (left: unknown, most: number): boolean => {
        const offered = rules.moves(left);
        if (offered.length === 0) return true;
        const move = rules.leave?.(left) ?? null;
        if (move === null || most === 0) return false;
        expect(offered).toContain(move);
        expect(rules.raises?.(left)[move]).toBeUndefined();
        return endsIn(rules.move(left, move), most - 1);
      };
      let state = rules.begin(usual.choice, await drawn(title, 2));
      for (let isFirst = true; rules.moves(state).length > 0; isFirst = false) {
        const isBack = isFirst && rules.leave?.(state) === null;
        expect(isBack || endsIn(state, 2)).toBe(true);
        state = rules.move(state, rules.moves(state)[0] ?? '');
      }
    });

    it('refuses a move that it does not know', async () => {
      const results = await drawn(title, 1);
      const begun = rules.begin(usual.choice, results);
      expect(() => rules.move(begun, 'toString')).toThrow(RangeError);
    });
  },
);

async function drawn({ slug, rules, usual }: Title, nonce: number): Promise<number[][]> {
  return drawRound({
    scheme: 'personal',
    label: slug,
    draws: [...rules.draws(usual.choice)],
    commitment: '0'.repeat(64),
    serverSeed: '5e'.repeat(32),
    clientSeed: 'lucky-7',
    nonce,
  });
}
