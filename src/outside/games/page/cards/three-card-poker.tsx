import type { ThreeCardView } from '../../maths/cards/three-card-poker';
import type { ThreeCardTable } from '../../maths/tables/three-card-poker';
import { cardNames } from '../card-names';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { Hand } from './hand';

const tableOf = (table: object) => table as ThreeCardTable;
const BACKS = [null, null, null];
/** What comes back of both bets, in hundredths of them. */
const PAYS = { higher: 200, 'dealer-out': 150, same: 100 } as const;

export const THREE_CARD_PAGE: EnginePage<object, ThreeCardView> = {
  Choose: null,
  Board({ view, moves, raises, onMove, texts, formats }) {
    const { threeCards } = texts;
    return (
      <div className="board deal">
        <div className="hands">
          <Hand
            name={threeCards.player}
            total={view ? threeCards.hands[view.hand] : undefined}
            cards={view?.player ?? BACKS}
            isMarked={view?.outcome === 'higher'}
          />
          <Hand
            name={threeCards.dealer}
            total={view?.dealerHand ? threeCards.hands[view.dealerHand] : undefined}
            cards={view?.dealer ?? BACKS}
            isMarked={view?.outcome === 'lower'}
          />
        </div>
        {view?.outcome === null && (
          <div className="moves">
            <button
              type="button"
              disabled={!moves.includes('play')}
              onClick={(event) => {
                if (event.isTrusted) onMove('play');
              }}
            >
              {fill(threeCards.play, { amount: formats.money(raises['play'] ?? 0) })}
            </button>
            <button type="button" disabled={!moves.includes('fold')} onClick={() => onMove('fold')}>
              {threeCards.fold}
            </button>
          </div>
        )}
      </div>
    );
  },
  words: ({ player, hand, dealer, dealerHand, outcome, bonus }, { texts, formats }) => {
    const { threeCards } = texts;
    const handText = (name: string, cards: readonly number[], kind: ThreeCardView['hand']) =>
      fill(threeCards.cards, {
        side: name,
        cards: cardNames(cards, texts),
        hand: threeCards.hands[kind],
      });
    return [
      handText(threeCards.player, player, hand),
      ...(dealer && dealerHand ? [handText(threeCards.dealer, dealer, dealerHand)] : []),
      outcome === null ? threeCards.choose : threeCards.outcomes[outcome],
      ...(bonus > 0 ? [fill(threeCards.bonus, { pays: formats.times(bonus) })] : []),
    ].join(' ');
  },
  odds: (_choice, { data, texts, formats }) => {
    const { bonus, chances } = tableOf(data.table);
    const { threeCards } = texts;
    const names = Object.keys(PAYS) as (keyof typeof PAYS)[];
    return [
      ...names.map((name) => ({
        name: threeCards.outcomes[name],
        pays: PAYS[name],
        chance: chances[name] / 1_000_000,
      })),
      ...Object.entries(bonus).map(([hand, { pays, chance }]) => ({
        name: fill(threeCards.onTop, { hand: threeCards.hands[hand as ThreeCardView['hand']] }),
        pays: `+ ${formats.times(pays)}`,
        chance: chance / 1_000_000,
      })),
    ];
  },
};
