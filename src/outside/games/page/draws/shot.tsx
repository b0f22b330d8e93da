import type { ReactNode } from 'react';
import type { ShotChoice, ShotView } from '../../maths/draws/shot';
import type { ShotTable } from '../../maths/tables/shots';
import type { PlayTexts } from '../../play-texts';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import './shot.css';

const tableOf = (table: object) => table as ShotTable;

const nameOf = (target: string, { shot }: PlayTexts): string =>
  (shot.names as Readonly<Record<string, string>>)[target] ?? target;

const disc = (x: number, y: number, size: number): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path className="rim" d="M-30 0c0 14 60 14 60 0v6c0 12-60 12-60 0z" />
    <ellipse className="disc" rx="30" ry="11" />
    <ellipse className="rim" rx="14" ry="5" />
  </g>
);

/** Within 120 by 76. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  roach: fish('M38 40c8-10 30-10 44 0-14 10-36 10-44 0z', 'M40 40l-12-8v16z', 70),
  perch: (
    <>
      {fish('M32 40c10-16 38-16 56 0-18 14-46 14-56 0z', 'M36 40l-16-10v20z', 76)}
      <path className="stripe" d="M50 33v14M59 31v18M68 33v14" />
    </>
  ),
  bream: fish('M30 40c12-26 42-26 58 0-16 24-46 24-58 0z', 'M34 40l-16-12v24z', 76),
  pike: (
    <>
      {fish('M22 42c16-12 50-12 64-6l20 6-20 4c-14 6-48 6-64-4z', 'M26 42l-16-11v20z', 90)}
      <path className="stripe" d="M40 36l4 5M52 34l4 5M64 35l4 5" />
    </>
  ),
  carp: (
    <>
      {fish('M24 40c14-28 54-28 74 0-20 24-60 24-74 0z', 'M28 40L8 26v28z', 86)}
      <path className="stripe" d="M46 32c5 5 5 11 0 16M58 30c5 5 5 15 0 20M70 32c5 5 5 11 0 16" />
    </>
  ),
  catfish: (
    <>
      {fish('M12 44c20-14 44-24 76-18 16 2 22 10 20 18-2 10-12 14-26 14-30 2-52-4-70-14z', '', 94)}
      <path className="stripe" d="M104 40c6-4 10-10 12-16M104 48c8 2 12 8 14 14" />
    </>
  ),
  stand: (
    <>
      <path className="stand" d="M60 44v24M44 68h32" />
      {disc(60, 40, 0.9)}
    </>
  ),
  near: disc(60, 40, 1.1),
  far: disc(60, 34, 0.6),
  fast: (
    <>
      <path className="speed" d="M14 34h26M8 42h24M18 50h22" />
      {disc(78, 38, 0.7)}
    </>
  ),
  pair: (
    <>
      {disc(38, 48, 0.6)}
      {disc(84, 28, 0.6)}
    </>
  ),
  tiny: disc(64, 30, 0.3),
};

function fish(body: string, tail: string, eye: number): ReactNode {
  return (
    <>
      <path className="fin" d={tail} />
      <path className="body" d={body} />
      <circle className="eye" cx={eye} cy="37" r="2" />
    </>
  );
}

export const SHOT_PAGE: EnginePage<ShotChoice, ShotView> = {
  Choose: null,
  Board({ choice, view, data, texts, formats, isOff, onChoose }) {
    return (
      <div className="board targets-board" role="group" aria-label={texts.shot.targets}>
        {tableOf(data.table).targets.map(({ name, pays }) => (
          <button
            key={name}
            type="button"
            className={`target ${name}`}
            aria-pressed={choice.target === name}
            disabled={isOff}
            onClick={() => onChoose({ target: name })}
          >
            <svg viewBox="0 0 120 76" aria-hidden="true">
              <rect className="ground" width="120" height="76" rx="6" />
              {data.slug === 'quiet-pond' && (
                <path className="wave" d="M0 12q10-6 20 0t20 0 20 0 20 0 20 0 20 0" />
              )}
              {DRAWINGS[name]}
              {view?.target === name && (
                <g className="mark reveal">
                  <circle cx="102" cy="18" r="13" />
                  <path d={view.isHit ? 'M96 18l5 5 8-9' : 'M97 13l10 10M107 13l-10 10'} />
                </g>
              )}
            </svg>
            <span className="name">{nameOf(name, texts)}</span>
            <span className="pays">{formats.times(pays)}</span>
          </button>
        ))}
      </div>
    );
  },
  words: ({ target, isHit }, { texts, data }) => {
    const said: Readonly<Record<string, string>> = isHit ? texts.shot.hit : texts.shot.missed;
    return fill(said[data.slug] ?? '', { target: nameOf(target, texts) });
  },
  odds: (_choice, { data, texts }) => {
    const { targets, numbers } = tableOf(data.table);
    return targets.map(({ name, pays, wins }) => ({
      name: nameOf(name, texts),
      pays,
      chance: wins / numbers,
    }));
  },
};
