import type { HiLoView } from '../../maths/hi-lo';
import { cardNames } from '../card-names';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { PlayingCard } from '../pictures/playing-card';
import './hi-lo.css';

const rankOf = (card: number): string => String(Math.floor(card / 4));

export const HI_LO_PAGE: EnginePage<object, HiLoView> = {
  Choose: null,
  Board({ view, moves, onMove, texts, formats, data }) {
    const cards = view?.cards ?? [];
    return (
      <div className="board cards">
        <ol>
          {cards.length === 0 && (
            <li>
              <PlayingCard card={null} />
            </li>
          )}
          {numbered(cards).map(({ card, at }) => (
            <li key={at} className={at === cards.length - 1 ? 'reveal' : ''}>
              <PlayingCard card={card} />
            </li>
          ))}
        </ol>
        <div className="moves">
          {(view?.offers ?? []).map(({ guess, pays, wins }) => (
            <button
              key={guess}
              type="button"
              disabled={!moves.includes(guess)}
              onClick={() => onMove(guess)}
            >
              {texts.hiLo[guessText(cards.at(-1), guess)]}
              <small>
                {formats.times(pays)} · {formats.percent(wins / 13)}
              </small>
            </button>
          ))}
        </div>
        {data.open === null && view === null && <p className="hint">{texts.hiLo.hint}</p>}
      </div>
    );
  },
  words: ({ cards, isWrong, guesses }, { texts }) => {
    const said = guesses.length === 0 ? '' : isWrong ? texts.hiLo.wrong : texts.hiLo.right;
    return `${said} ${fill(texts.hiLo.cards, { cards: cardNames(cards, texts) })}`.trim();
  },
  odds: (_choice, { texts }) =>
    Array.from({ length: 12 }, (_, at) => 12 - at).map((wins) => ({
      name: fill(texts.hiLo.ranks, { count: wins }),
      pays: Math.floor((97 * 13) / wins),
      chance: wins / 13,
    })),
};

/** The cards with their places; a card may come twice. */
function numbered(cards: readonly number[]) {
  return cards.map((card, at) => ({ card, at }));
}

/** Of an ace "higher" is without the same, and "lower" is the same alone; of a king the other way round. */
function guessText(card: number | undefined, guess: 'higher' | 'lower') {
  const rank = rankOf(card ?? 0);
  if (rank === '0') return guess === 'higher' ? 'onlyHigher' : 'same';
  if (rank === '12') return guess === 'lower' ? 'onlyLower' : 'same';
  return guess;
}
