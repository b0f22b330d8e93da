import type { ReactElement } from 'react';
import styles from './tile-art.module.css';

type Draw = (seed: number) => ReactElement;

const { charge: c = '', paper: p = '', ink: k = '', line: l = '' } = styles;

/** Where the pips of a face of a die are, from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function die(x: number, y: number, size: number, face: number, isCharged = false): ReactElement {
  const step = size * 0.27;
  return (
    <g key={`${x} ${y}`}>
      <rect className={isCharged ? c : p} {...{ x, y }} width={size} height={size} rx={size / 5} />
      {(PIPS[face % 6] ?? []).map(([dx, dy]) => (
        <circle
          key={`${dx} ${dy}`}
          className={k}
          cx={x + size / 2 + dx * step}
          cy={y + size / 2 + dy * step}
          r={size / 10}
        />
      ))}
    </g>
  );
}

/** The signs on reels. */
const SIGNS: readonly Draw[] = [
  () => <circle className={styles.sign} r="11" />,
  () => <path className={styles.sign} d="M0-13 12 0 0 13-12 0z" />,
  () => <path className={styles.sign} d="m0-13 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" />,
  () => <path className={styles.sign} d="M-12-9h24v5L1 13h-8L3-2h-15z" />,
  () => <path className={styles.sign} d="M0 12C-22-4-6-18 0-7 6-18 22-4 0 12z" />,
];

const card = (x: number, turn: number, sign: ReactElement): ReactElement => (
  <g transform={`translate(${x} 60) rotate(${turn})`}>
    <rect className={p} x="-24" y="-34" width="48" height="68" rx="6" />
    {sign}
  </g>
);

/** The suits of a pack. */
const SUITS: readonly ReactElement[] = [
  <path className={k} key="clubs" d="M-4 16h8L2 6a8 8 0 1 0 4-14 8 8 0 1 0-12 0 8 8 0 1 0 4 14z" />,
  <path className={c} key="diamonds" d="M0-18 14 0 0 18-14 0z" />,
  <path className={c} key="hearts" d="M0 17C-26-6-8-22 0-9 8-22 26-6 0 17z" />,
  <path className={k} key="spades" d="M0-17C24 4 10 14 3 7l3 10H-6L-3 7C-10 14-24 4 0-17z" />,
];

const suit = (at: number): ReactElement => <>{SUITS[at % SUITS.length]}</>;

/** The pins of a board, row by row. */
const PEGS: readonly (readonly [number, number])[] = [3, 4, 5, 6].flatMap((pegs, row) =>
  Array.from({ length: pegs }, (_, peg): [number, number] => [
    80 + (peg - (pegs - 1) / 2) * 20,
    36 + row * 18,
  ]),
);

/** What is drawn for the games of each kind of rules. */
export const CHARGES: Readonly<Record<string, Draw>> = {
  reels: (seed) => (
    <g>
      <rect className={p} x="22" y="28" width="116" height="64" rx="8" />
      <path className={l} d="M60.5 28v64M99.5 28v64" />
      {[0, 1, 2].map((reel) => (
        <g key={reel} transform={`translate(${41 + reel * 39} 60)`}>
          {SIGNS[(seed + reel * (1 + (seed % 3))) % SIGNS.length]?.(seed)}
        </g>
      ))}
    </g>
  ),
  wheel: () => (
    <g transform="translate(80 60)">
      <circle className={p} r="44" />
      {[0, 1, 2, 3, 4, 5].map((part) => (
        <path
          key={part}
          className={part % 2 === 0 ? c : k}
          d="M0 0-10.4-38.6A40 40 0 0 1 10.4-38.6z"
          transform={`rotate(${part * 60})`}
        />
      ))}
      <circle className={p} r="12" />
      <circle className={k} r="4" />
    </g>
  ),
  'hi-lo': () => (
    <g>
      {card(62, -10, <path className={k} d="M0-16 13 2H5v14H-5V2h-8z" />)}
      {card(98, 10, <path className={c} d="M0 16-13-2h8v-14H5v14h8z" />)}
    </g>
  ),
  baccarat: (seed) => (
    <g>
      {card(44, -6, suit(seed))}
      {card(68, 2, suit(seed + 1))}
      {card(116, 6, suit(seed + 2))}
    </g>
  ),
  'dragon-tiger': (seed) => (
    <g>
      {card(48, -6, suit(seed))}
      {card(112, 6, suit(seed + 1))}
      <path className={k} d="m84 30-14 34h10l-6 26 18-36H82z" />
    </g>
  ),
  'andar-bahar': (seed) => (
    <g>
      {[0, 1, 2].map((place) => (
        <rect
          key={place}
          className={p}
          x={22 + place * 18}
          y={20 + (place % 2) * 46}
          width="26"
          height="36"
          rx="4"
        />
      ))}
      {card(112, 4, suit(seed))}
    </g>
  ),
  'video-poker': (seed) => (
    <g>
      {[0, 1, 2, 3, 4].map((place) => (
        <g key={place} transform={`translate(${place * 27 - 54} 0) scale(1 0.98)`}>
          {card(80, 0, suit(seed + place * (1 + (seed % 3))))}
        </g>
      ))}
    </g>
  ),
  'three-card-poker': (seed) => (
    <g>
      {card(50, -14, suit(seed))}
      {card(80, 0, suit(seed + 1))}
      {card(110, 14, suit(seed + 2))}
    </g>
  ),
  blackjack: (seed) => (
    <g>
      {card(62, -12, <path className={k} d="M0-18 12 18H6L3 9H-3l-3 9h-6zm0 13L-1.5 4h3z" />)}
      {card(98, 10, suit(seed + 1))}
    </g>
  ),
  dice: (seed) => die(52, 32, 56, 4 + (seed % 2)),
  sicbo: (seed) => (
    <g>
      {die(28, 58, 36, seed % 6)}
      {die(62, 22, 36, (seed + 2) % 6, true)}
      {die(96, 58, 36, (seed + 4) % 6)}
    </g>
  ),
  keno: (seed) => (
    <g>
      {Array.from({ length: 24 }, (_, place) => (
        <circle
          key={place}
          className={(place * 7 + seed) % 5 === 0 ? c : p}
          cx={30 + (place % 6) * 20}
          cy={30 + Math.floor(place / 6) * 20}
          r="7.5"
        />
      ))}
    </g>
  ),
  curve: () => (
    <g>
      <path className={l} d="M20 100h120" />
      <path className={styles.stroke} d="M22 98C66 96 96 84 112 56" />
      <path className={c} d="m126 30-3 26-9-3-7 7-6-10 8-6-5-8z" />
    </g>
  ),
  mines: (seed) => (
    <g>
      {Array.from({ length: 15 }, (_, place) => (
        <rect
          key={place}
          className={place === seed % 15 ? k : (place + seed) % 4 === 0 ? c : p}
          x={25 + (place % 5) * 23}
          y={26 + Math.floor(place / 5) * 23}
          width="18"
          height="18"
          rx="4"
        />
      ))}
    </g>
  ),
  plinko: () => (
    <g>
      {PEGS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={p} cx={x} cy={y} r="4" />
      ))}
      <circle className={c} cx="90" cy="22" r="8" />
      <path className={c} d="M20 106h22v-8H20zm98 0h22v-8h-22z" />
    </g>
  ),
  goals: () => (
    <g>
      <path className={styles.stroke} d="M32 96V32h96v64" />
      <path
        className={l}
        d="M48 32v60M64 32v60M80 32v60M96 32v60M112 32v60M32 48h96M32 64h96M32 80h96"
      />
      <circle className={c} cx="100" cy="52" r="12" />
    </g>
  ),
  cups: (seed) => (
    <g>
      {[0, 1, 2].map((cup) => (
        <path
          key={cup}
          className={cup === seed % 3 ? c : p}
          d={`M${32 + cup * 36} 40h24l6 46h-36z`}
        />
      ))}
      <circle className={k} cx={44 + (seed % 3) * 36} cy="92" r="7" />
    </g>
  ),
  ladder: () => (
    <g>
      {[0, 1, 2, 3].map((step) => (
        <rect
          key={step}
          className={step === 3 ? c : p}
          x={18 + step * 25}
          y={84 - step * 12}
          width="22"
          height={18 + step * 12}
          rx="4"
        />
      ))}
      <path className={k} d="M104 20c8-6 16 0 12 9-3 7-9 9-12 6-3 3-9 1-12-6-4-9 4-15 12-9z" />
    </g>
  ),
};
