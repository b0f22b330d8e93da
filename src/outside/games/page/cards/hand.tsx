import { PlayingCard } from '../pictures/playing-card';
import './hand.css';

interface HandProps {
  readonly name: string;
  /** What its cards are worth; none before they are dealt. */
  readonly total?: string | number | undefined;
  /** Null is the back of a card. */
  readonly cards: readonly (number | null)[];
  /** Whether its cards lie over each other, as there are many. */
  readonly isLong?: boolean;
  readonly isMarked?: boolean;
}

/** The cards of a side, with its name and what they are worth. */
export function Hand({ name, total, cards, isLong = false, isMarked = false }: HandProps) {
  return (
    <div className={`hand ${isLong ? 'long' : ''} ${isMarked ? 'marked' : ''}`}>
      <p>
        {name}
        {total !== undefined && <strong>{total}</strong>}
      </p>
      <ol>
        {cards
          .map((card, at) => ({ card, at }))
          .map(({ card, at }) => (
            <li key={`${at} ${card}`} className={card === null ? '' : 'reveal'}>
              <PlayingCard card={card} />
            </li>
          ))}
      </ol>
    </div>
  );
}
