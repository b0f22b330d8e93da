import '../styles/playing-card.css';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♣', '♦', '♥', '♠'];

/** A card of a pack, or its back; its name is said in words elsewhere. */
export function PlayingCard({ card }: { readonly card: number | null }) {
  const suit = (card ?? 0) % 4;
  const rank = RANKS[Math.floor((card ?? 0) / 4)] ?? '';
  const corner = (
    <>
      <text className={`rank ${rank.length > 1 ? 'wide' : ''}`} x="14" y="26" textAnchor="middle">
        {rank}
      </text>
      <text className="small" x="14" y="44" textAnchor="middle">
        {SUITS[suit]}
      </text>
    </>
  );
  return (
    <svg className="card" viewBox="0 0 80 112" aria-hidden="true">
      <rect className="face" x="1" y="1" width="78" height="110" rx="8" />
      {card === null ? (
        <>
          <rect className="back" x="7" y="7" width="66" height="98" rx="5" />
          <path className="weave" d="M40 18 62 56 40 94 18 56zM40 38 51 56 40 74 29 56z" />
        </>
      ) : (
        <g className={suit === 1 || suit === 2 ? 'red' : 'black'}>
          {corner}
          <text className="suit" x="44" y="74" textAnchor="middle">
            {SUITS[suit]}
          </text>
          <g transform="rotate(180 40 56)">{corner}</g>
        </g>
      )}
    </svg>
  );
}
