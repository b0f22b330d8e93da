import type { PlinkoChoice, PlinkoView } from '../../maths/plinko';
import type { PLINKO_TABLE } from '../../maths/tables/plinko';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { Options } from '../options';
import './plinko.css';

const GAP = 40;
const tableOf = (table: object) => table as typeof PLINKO_TABLE;

/** The place of the ball after so many rows with so many steps to the right. */
const placeOf = (row: number, rights: number): readonly [x: number, y: number] => [
  260 + (rights - row / 2) * GAP,
  20 + row * 26,
];

export const PLINKO_PAGE: EnginePage<PlinkoChoice, PlinkoView> = {
  Choose({ choice, isOff, onChange, texts }) {
    return (
      <Options
        name={texts.plinko.risk}
        options={(['low', 'medium', 'high'] as const).map((risk) => ({
          value: risk,
          label: texts.volatility[risk],
        }))}
        value={choice.risk}
        isOff={isOff}
        onChange={(risk) => onChange({ risk })}
      />
    );
  },
  Board({ choice, view, data, formats }) {
    const { rows, pays } = tableOf(data.table);
    const slots = pays[view?.risk ?? choice.risk];
    const rights = (view?.path ?? []).map((_, row, path) =>
      path.slice(0, row + 1).reduce((sum, side) => sum + side, 0),
    );
    const way = [placeOf(0, 0), ...rights.map((right, row) => placeOf(row + 1, right))];
    const [x, y] = way.at(-1) ?? placeOf(0, 0);
    return (
      <svg className="board" viewBox="-10 0 540 380" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 1 }, (_, at) => {
            const [pinX, pinY] = placeOf(row, at);
            return <circle key={`${row} ${at}`} className="pin" cx={pinX} cy={pinY + 12} r="3.5" />;
          }),
        )}
        {slots.map((slot, at) => {
          const [slotX] = placeOf(rows, at);
          const isHit = view?.slot === at;
          return (
            // The slots have no order but their places.
            <g key={slotX} className={isHit ? 'slot hit' : 'slot'}>
              <rect x={slotX - 18} y="344" width="36" height="26" rx="5" />
              <text x={slotX} y="362" textAnchor="middle">
                {formats.times(slot).slice(1)}
              </text>
            </g>
          );
        })}
        {view && (
          <g className="reveal">
            <polyline className="way" points={way.map((point) => point.join(',')).join(' ')} />
            <circle className="ball" cx={x} cy={y} r="8" />
          </g>
        )}
      </svg>
    );
  },
  words: ({ slot, pays }, { texts, formats }) =>
    fill(texts.plinko.fell, { slot: slot + 1, pays: formats.times(pays) }),
  odds: ({ risk }, { data, texts }) => {
    const { rows, pays } = tableOf(data.table);
    let ways = 1;
    return pays[risk].map((slot, at) => {
      if (at > 0) ways = (ways * (rows - at + 1)) / at;
      return {
        name: fill(texts.plinko.slot, { slot: at + 1 }),
        pays: slot,
        chance: ways / 2 ** rows,
      };
    });
  },
};
