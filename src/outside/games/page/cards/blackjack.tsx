import { useLayoutEffect, useRef } from 'react';
import type { BlackjackMove, BlackjackView } from '../../maths/cards/blackjack';
import type { BlackjackBack, BlackjackTable } from '../../maths/tables/blackjack';
import type { PlayTexts } from '../../play-texts';
import { cardNames } from '../card-names';
import type { BoardProps, EnginePage } from '../engine';
import { fill } from '../formats';
import { LETTERS, moveOf, MOVES } from './blackjack-keys';
import { Hand } from './hand';
import './blackjack.css';

const tableOf = (table: object) => table as BlackjackTable;
const BACKS = [null, null];
/** From so many cards on they lie over each other: of the only hand, and of each of two. */
const LONG = { one: 7, two: 5 } as const;

type Counted = Pick<BlackjackView['dealer'], 'points' | 'isSoft'>;

/** "17", or "7 or 17" where an ace can count 1 too. */
const pointsText = ({ points, isSoft }: Counted, { blackjack }: PlayTexts): string =>
  isSoft ? fill(blackjack.soft, { least: points - 10, most: points }) : String(points);

/** What the sides are called: a player has a second hand after a split. */
function handName(at: number, hands: BlackjackView['hands'], { blackjack }: PlayTexts): string {
  return hands.length === 1 ? blackjack.you : fill(blackjack.hand, { number: at + 1 });
}

/** Makes a move by its key, as `moveOf` reads it. */
function useKeys(play: (move: BlackjackMove) => void) {
  const board = useRef<HTMLDivElement>(null);
  // Not after the next paint: a key may follow the answer at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const move = moveOf(event, board.current?.closest('.table'));
      if (move) play(move);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return board;
}

function Board({ view, moves, raises, onMove, texts, formats }: BoardProps<object, BlackjackView>) {
  const { blackjack } = texts;
  const board = useKeys((move) => {
    if (moves.includes(move)) onMove(move);
  });
  const hands = view?.hands ?? [];
  const isTwo = hands.length > 1;
  const dealt = view?.dealer.cards;
  return (
    <div className="board deal" ref={board}>
      <div className="hands blackjack">
        <Hand
          name={blackjack.dealer}
          total={view ? pointsText(view.dealer, texts) : undefined}
          cards={dealt ? (view.dealer.isOpen ? dealt : [...dealt, null]) : BACKS}
          isLong={(dealt?.length ?? 0) >= LONG.one}
        />
        <div className="own">
          {!view && <Hand name={blackjack.you} cards={BACKS} />}
          {hands.map((hand, at) => (
            <Hand
              key={handName(at, hands, texts)}
              name={handName(at, hands, texts)}
              total={pointsText(hand, texts)}
              cards={hand.cards}
              isLong={hand.cards.length >= (isTwo ? LONG.two : LONG.one)}
              isMarked={isTwo && view?.active === at}
            />
          ))}
        </div>
      </div>
      <div className="moves blackjack-moves">
        {MOVES.map((move) => {
          const raise = raises[move];
          return (
            <button
              key={move}
              type="button"
              aria-disabled={!moves.includes(move)}
              aria-keyshortcuts={LETTERS[move]}
              onClick={(event) => {
                if (event.isTrusted && moves.includes(move)) onMove(move);
              }}
            >
              {raise === undefined
                ? blackjack.moves[move]
                : fill(blackjack.raises[move as 'double' | 'split'], {
                    amount: formats.money(raise),
                  })}
            </button>
          );
        })}
      </div>
    </div>
  );
}

export const BLACKJACK_PAGE: EnginePage<object, BlackjackView> = {
  Choose: null,
  Board,
  words: ({ hands, active, offers, dealer }, { texts }) => {
    const { blackjack } = texts;
    const own = hands.map((hand, at) => {
      const side = handName(at, hands, texts);
      const cards = cardNames(hand.cards, texts);
      const said = fill(blackjack.cards, { side, cards, points: pointsText(hand, texts) });
      return hand.outcome ? `${said} ${blackjack.outcomes[hand.outcome]}` : said;
    });
    const dealt = fill(dealer.isOpen ? blackjack.cards : blackjack.covered, {
      side: blackjack.dealer,
      cards: cardNames(dealer.cards, texts),
      points: pointsText(dealer, texts),
    });
    if (active === null) return [...own, dealt].join(' ');
    const turn = hands.length > 1 ? [fill(blackjack.turn, { number: active + 1 })] : [];
    const keys = MOVES.filter((move) => offers.includes(move)).map((move) => blackjack.keys[move]);
    return [...own, dealt, ...turn, fill(blackjack.press, { keys: keys.join(', ') })].join(' ');
  },
  odds: (_choice, { data, texts }) => {
    const { blackjack, chances } = tableOf(data.table);
    const pays: Readonly<Record<BlackjackBack, number>> = { blackjack, won: 200, same: 100 };
    const names = Object.keys(pays) as BlackjackBack[];
    return names.map((name) => ({
      name: texts.blackjack.backs[name],
      pays: pays[name],
      chance: chances[name] / 1_000_000,
    }));
  },
};
