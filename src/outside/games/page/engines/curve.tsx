import type { CurveChoice, CurveView } from '../../maths/curve/curve';
import type { CurveTable } from '../../maths/tables/curve';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import './curve.css';

const tableOf = (table: object) => table as CurveTable;
const PRESETS = [120, 150, 200, 300, 500, 1000, 10_000];
const [WIDTH, HEIGHT] = [600, 220];

/** The height of a multiplier: the higher, the less a step counts. */
const heightOf = (hundredths: number, most: number): number =>
  HEIGHT - 20 - (Math.log(hundredths / 100) / Math.log(most / 100)) * (HEIGHT - 50);

export const CURVE_PAGE: EnginePage<CurveChoice, CurveView> = {
  Choose({ choice, isOff, onChange, data, texts }) {
    const { least, most, targets } = tableOf(data.table);
    const change = (at: number, target: number): void => {
      const next = choice.targets.map((one, place) => (place === at ? target : one));
      onChange({ targets: next });
    };
    return (
      <fieldset className="targets" disabled={isOff}>
        <legend>{targets > 1 ? texts.curve.targets : texts.curve.target}</legend>
        {choice.targets.map((target, at) => (
          // Each target is greater than the one before.
          <label key={target}>
            <span>{fill(texts.curve.targetNumber, { number: at + 1 })}</span>
            <input
              type="number"
              inputMode="decimal"
              min={least / 100}
              max={most / 100}
              step="0.01"
              defaultValue={target / 100}
              onBlur={({ currentTarget: { value } }) => {
                const typed = Math.round(Number(value) * 100);
                if (Number.isFinite(typed)) change(at, Math.min(Math.max(typed, least), most));
              }}
            />
          </label>
        ))}
        <div className="presets">
          {PRESETS.filter((preset) => preset <= most).map((preset) => (
            <button
              key={preset}
              type="button"
              onClick={() => change(choice.targets.length - 1, preset)}
            >
              ×{preset / 100}
            </button>
          ))}
        </div>
      </fieldset>
    );
  },
  Board({ choice, view, formats }) {
    const shown = view?.targets ?? choice.targets;
    const end = view?.end ?? null;
    const top = Math.max(...shown, end ?? 0, 200) * 1.2;
    const y = heightOf(end ?? 100, top);
    return (
      <svg className="board" viewBox={`-10 0 ${WIDTH + 90} ${HEIGHT}`} aria-hidden="true">
        <path className="axis" d={`M0 ${HEIGHT - 20}h${WIDTH}`} />
        {shown.map((target) => (
          <g key={target} className={end !== null && end >= target ? 'aim hit' : 'aim'}>
            <path d={`M0 ${heightOf(target, top)}h${WIDTH}`} />
            <text x={WIDTH + 6} y={heightOf(target, top) + 5}>
              {formats.times(target)}
            </text>
          </g>
        ))}
        {end !== null && (
          <g className="reveal">
            <path
              className="rise"
              d={`M0 ${HEIGHT - 20}Q${WIDTH * 0.6} ${HEIGHT - 20} ${WIDTH - 60} ${y}`}
            />
            <circle className="ball" cx={WIDTH - 60} cy={y} r="8" />
            <text className="figure" x={WIDTH - 72} y={Math.max(24, y - 14)} textAnchor="end">
              {formats.times(end)}
            </text>
          </g>
        )}
      </svg>
    );
  },
  words: ({ end }, { texts, formats }) => fill(texts.curve.ended, { end: formats.times(end) }),
  odds: ({ targets }, { data, formats }) => {
    const { share, most } = tableOf(data.table);
    const shown = [...new Set([...targets, ...PRESETS])].filter((target) => target <= most);
    return shown
      .toSorted((one, other) => one - other)
      .map((target) => ({ name: formats.times(target), pays: target, chance: share / target }));
  },
  isReady: ({ targets }) =>
    targets.every((target, at) => at === 0 || target > (targets[at - 1] ?? 0)),
};
