import { useState } from 'react';
import type { VideoPokerTable } from '../../maths/tables/video-poker';
import { holdMove } from '../../maths/cards/video-poker';
import type { VideoPokerView } from '../../maths/cards/video-poker';
import type { PlayTexts } from '../../play-texts';
import { cardName, cardNames } from '../card-names';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { PlayingCard } from '../pictures/playing-card';
import './hand.css';
import './video-poker.css';

const tableOf = (table: object) => table as VideoPokerTable;
const BACKS = [null, null, null, null, null];

const handName = (hand: VideoPokerView['hand'], { poker }: PlayTexts): string =>
  hand === null ? poker.nothing : ((poker.hands as Readonly<Record<string, string>>)[hand] ?? hand);

export const VIDEO_POKER_PAGE: EnginePage<object, VideoPokerView> = {
  Choose: null,
  Board({ view, moves, onMove, data, texts, formats }) {
    const [held, setHeld] = useState<readonly number[]>([]);
    const cards: readonly (number | null)[] = view?.cards ?? BACKS;
    const canHold = view !== null && view.held === null;
    const isHeld = (at: number): boolean => (view?.held ?? held).includes(at);
    const move = holdMove(held);
    const toggle = (at: number): void =>
      setHeld(held.includes(at) ? held.filter((one) => one !== at) : [...held, at]);
    return (
      <div className="board deal">
        <ol className="hands video-poker">
          {cards
            .map((card, at) => ({ card, at }))
            .map(({ card, at }) => (
              <li key={`${at} ${card}`}>
                <span className={card === null ? '' : 'reveal'}>
                  <PlayingCard card={card} />
                </span>
                <button
                  type="button"
                  aria-pressed={isHeld(at)}
                  aria-label={
                    card === null
                      ? fill(texts.poker.holdPlace, { number: at + 1 })
                      : fill(texts.poker.holdCard, { card: cardName(card, texts) })
                  }
                  disabled={!canHold || !moves.includes(move)}
                  onClick={() => toggle(at)}
                >
                  {texts.poker.hold}
                </button>
              </li>
            ))}
        </ol>
        <div className="moves">
          <button type="button" disabled={!moves.includes(move)} onClick={() => onMove(move)}>
            {fill(texts.poker.replace, { count: 5 - held.length })}
          </button>
        </div>
        <ul className="pays">
          {tableOf(data.table).hands.map(({ hand, pays }) => (
            <li key={hand} className={view?.hand === hand ? 'hit' : ''}>
              {handName(hand, texts)} <strong>{formats.times(pays)}</strong>
            </li>
          ))}
        </ul>
      </div>
    );
  },
  words: ({ cards, held, hand }, { texts }) => {
    const said = fill(texts.poker.cards, {
      cards: cardNames(cards, texts),
      hand: handName(hand, texts),
    });
    if (held === null) return `${said} ${texts.poker.choose}`;
    const names = cardNames(
      held.map((at) => cards[at] ?? 0),
      texts,
    );
    return `${said} ${held.length === 0 ? texts.poker.heldNone : fill(texts.poker.held, { cards: names })}`;
  },
  odds: (_choice, { data, texts }) =>
    tableOf(data.table).hands.map(({ hand, pays, chance }) => ({
      name: handName(hand, texts),
      pays,
      chance: chance / 1_000_000_000,
    })),
};
