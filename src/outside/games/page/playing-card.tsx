const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
import './styles/playing-card.css';
const SUITS = ['♣', '♦', '♥', '♠'];

/** A card of a pack, or its back; its name is said in words elsewhere. */
export function PlayingCard({ card }: { readonly card: number | null }) {
  const suit = (card ?? 0) % 4;
  return (
    <svg className="card" viewBox="0 0 80 112" aria-hidden="true">
      <rect className="face" x="1" y="1" width="78" height="110" rx="8" />
      {card === null ? (
        <rect className="back" x="8" y="8" width="64" height="96" rx="5" />
      ) : (
        <g className={suit === 1 || suit === 2 ? 'red' : 'black'}>
          <text className="rank" x="12" y="30">
            {RANKS[Math.floor(card / 4)]}
          </text>
          <text className="suit" x="40" y="84" textAnchor="middle">
            {SUITS[suit]}
          </text>
        </g>
      )}
    </svg>
  );
}
