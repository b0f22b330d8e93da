import type { ReactNode } from 'react';
import '../styles/symbol.css';

/** The symbols of each game from the one that pays most; the rest are cards. */
const THEMES: Readonly<Record<string, readonly string[]>> = {
  'amber-orchard': ['apple', 'pear', 'plum', 'leaf'],
  'kick-off-reels': ['trophy', 'ball', 'whistle', 'shirt'],
  'lantern-bay': ['lantern', 'anchor', 'fish', 'shell'],
  'silver-steppe': ['horse-shoe', 'moon', 'drum', 'tent'],
  'paper-dragons': ['dragon', 'lantern', 'fan', 'coin'],
  'nine-rivers': ['pearl', 'fish', 'boat', 'leaf'],
  'clockwork-fair': ['gear', 'drum', 'key', 'tent'],
  'honey-trail': ['bee', 'honey', 'flower', 'leaf'],
  'cherry-classic': ['seven', 'bell', 'bar', 'plum', 'lemon', 'cherry'],
  'golden-seven': ['seven', 'bell', 'bar', 'plum', 'lemon', 'cherry'],
};
const CARDS = ['ace', 'king', 'queen', 'jack'];
const LETTERS: Readonly<Record<string, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' };

/** The name of a symbol of a table in a game. */
export function symbolOf(slug: string, symbol: string): string {
  if (symbol === 'W') return 'wild';
  if (symbol === 'S') return 'scatter';
  const names = [...(THEMES[slug] ?? []), ...CARDS];
  return names[symbol.charCodeAt(0) - 65] ?? 'ace';
}

/** Within 72 by 72. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  wild: <path className="gold" d="M36 4l9 20 22 2-17 15 5 22-19-12-19 12 5-22L5 26l22-2z" />,
  scatter: (
    <>
      <circle className="violet" cx="36" cy="36" r="30" />
      <path className="shine" d="M36 14v44M14 36h44M20 20l32 32M52 20L20 52" />
    </>
  ),
  apple: (
    <>
      <path
        className="red"
        d="M36 24c10-10 28-2 28 16 0 16-12 28-20 28-3 0-5-3-8-3s-5 3-8 3C20 68 8 56 8 40c0-18 18-26 28-16z"
      />
      <path className="green" d="M36 24c0-10 7-17 17-19 0 10-7 19-17 19z" />
    </>
  ),
  pear: (
    <>
      <path
        className="green"
        d="M36 12c9 0 10 10 12 18 3 9 12 14 12 24 0 9-10 14-24 14s-24-5-24-14c0-10 9-15 12-24 2-8 3-18 12-18z"
      />
      <path className="stem" d="M36 12c0-5 3-8 8-9" />
    </>
  ),
  plum: (
    <>
      <circle className="violet" cx="36" cy="40" r="27" />
      <path className="green" d="M36 14c2-8 10-12 18-10-1 8-9 13-18 10z" />
    </>
  ),
  leaf: (
    <path className="green" d="M10 62C6 26 26 8 64 8c2 36-14 58-46 52M10 66C20 44 34 30 50 22" />
  ),
  trophy: (
    <path
      className="gold"
      d="M20 8h32v6h12c0 16-8 22-16 23-2 5-5 8-9 9v10h10v8H23v-8h10V46c-4-1-7-4-9-9C16 36 8 30 8 14h12z"
    />
  ),
  ball: (
    <>
      <circle className="pale" cx="36" cy="36" r="29" />
      <path className="ink" d="M36 22l13 9-5 16H28l-5-16z" />
    </>
  ),
  whistle: (
    <>
      <path className="blue" d="M6 24h36l6-8h16v12H52a20 20 0 1 1-36 12H6z" />
      <circle className="ink" cx="34" cy="40" r="7" />
    </>
  ),
  shirt: <path className="red" d="M24 8h24l18 12-8 14-8-4v34H22V30l-8 4-8-14z" />,
  lantern: (
    <>
      <path className="red" d="M22 16h28c10 10 10 30 0 40H22c-10-10-10-30 0-40z" />
      <path className="gold" d="M24 8h24v8H24zM24 56h24v8H24z" />
    </>
  ),
  anchor: (
    <path
      className="line blue"
      d="M36 18v46M22 28h28M8 42c2 14 14 22 28 22s26-8 28-22M36 18a6 6 0 1 0-1 0z"
    />
  ),
  fish: (
    <>
      <path className="blue" d="M6 36c10-18 34-22 48-6l12-10v32L54 42C40 58 16 54 6 36z" />
      <circle className="pale" cx="20" cy="33" r="4" />
    </>
  ),
  shell: (
    <path
      className="pale"
      d="M36 64L8 34C8 16 22 8 36 8s28 8 28 26zM36 64V10M36 64L20 14M36 64l16-50"
    />
  ),
  'horse-shoe': <path className="line grey" d="M20 62C6 40 12 10 36 10s30 30 16 52" />,
  moon: <path className="gold" d="M46 6a31 31 0 1 0 18 46A27 27 0 0 1 46 6z" />,
  drum: (
    <>
      <path className="red" d="M8 22v28c0 8 12 14 28 14s28-6 28-14V22z" />
      <ellipse className="pale" cx="36" cy="22" rx="28" ry="12" />
    </>
  ),
  tent: (
    <>
      <path className="blue" d="M36 8l30 56H6z" />
      <path className="ink" d="M36 30l13 34H23z" />
    </>
  ),
  dragon: (
    <path
      className="green"
      d="M8 60c2-20 14-18 14-30-8 2-12-2-14-8 10 2 14-6 22-10 14-6 32 4 34 22l-14-4c4 16-6 32-22 32 6-4 8-10 6-16-10 4-18 6-26 14z"
    />
  ),
  fan: <path className="red" d="M36 64L6 30C14 14 24 8 36 8s22 6 30 22z" />,
  coin: (
    <>
      <circle className="gold" cx="36" cy="36" r="29" />
      <path className="ink" d="M28 28h16v16H28z" />
    </>
  ),
  pearl: (
    <>
      <circle className="pale" cx="36" cy="36" r="26" />
      <circle className="white" cx="27" cy="27" r="7" />
    </>
  ),
  boat: <path className="blue" d="M6 44h60L56 62H18zM34 8v32H12zM40 14l20 26H40z" />,
  gear: (
    <>
      <path
        className="grey"
        d="M30 4h12l2 10 8 4 9-5 7 11-8 7v10l8 7-7 11-9-5-8 4-2 10H30l-2-10-8-4-9 5-7-11 8-7V31l-8-7 7-11 9 5 8-4z"
      />
      <circle className="ink" cx="36" cy="36" r="10" />
    </>
  ),
  key: <path className="line gold" d="M30 42a14 14 0 1 1 6-6l28 26M52 50l-7 8M60 58l-6 7" />,
  bee: (
    <>
      <ellipse className="pale" cx="28" cy="20" rx="14" ry="9" />
      <ellipse className="pale" cx="46" cy="20" rx="14" ry="9" />
      <ellipse className="gold" cx="36" cy="42" rx="26" ry="17" />
      <path className="ink" d="M26 27h8v30h-8zM42 27h8v29h-8z" />
    </>
  ),
  honey: (
    <>
      <path className="gold" d="M12 24h48c6 14 4 32-8 42H20C8 56 6 38 12 24z" />
      <path className="pale" d="M14 12h44v12H14z" />
    </>
  ),
  flower: (
    <>
      <path
        className="red"
        d="M36 6c10 0 12 12 6 18 8-4 18 2 16 12-2 9-12 9-16 4 4 8 2 20-6 24-8-4-10-16-6-24-4 5-14 5-16-4-2-10 8-16 16-12-6-6-4-18 6-18z"
      />
      <circle className="gold" cx="36" cy="32" r="8" />
    </>
  ),
  seven: <path className="red" d="M12 8h48v12C46 34 38 46 36 64H22c2-18 8-30 20-42H12z" />,
  bell: (
    <path
      className="gold"
      d="M36 6c16 0 20 14 20 26 0 10 4 16 8 20H8c4-4 8-10 8-20 0-12 4-26 20-26zM28 56h16c0 12-16 12-16 0z"
    />
  ),
  bar: (
    <>
      <rect className="blue" x="4" y="20" width="64" height="32" rx="6" />
      <text x="36" y="44" textAnchor="middle" className="bar-text">
        BAR
      </text>
    </>
  ),
  lemon: (
    <path
      className="gold"
      d="M8 36c4-18 18-26 34-22 8 2 12-2 18 0 2 6 0 10 2 16 2 20-12 34-30 32-8-2-12 2-18 2-4-6 0-12-4-18-2-4-2-6-2-10z"
    />
  ),
  cherry: (
    <>
      <path className="stem" d="M20 46C22 28 34 14 56 8 48 22 48 34 52 44" />
      <circle className="red" cx="20" cy="54" r="14" />
      <circle className="red" cx="52" cy="54" r="14" />
    </>
  ),
};

/** A symbol of the reels; its name is said in words elsewhere. */
export function SymbolDrawing({ name }: { readonly name: string }) {
  const letter = LETTERS[name];
  if (letter === undefined) return <g className="symbol">{DRAWINGS[name]}</g>;
  return (
    <g className={`symbol letter ${name}`}>
      <text x="36" y="56" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
