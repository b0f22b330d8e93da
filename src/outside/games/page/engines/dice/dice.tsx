import type { DiceChoice, DiceView } from '../../../maths/dice/dice';
import type { DICE_TABLE } from '../../../maths/tables/dice';
import type { EnginePage } from '../../engine';
import { fill } from '../../formats';
import { Options } from '../../options';
import './dice.css';

const WIDTH = 600;

const tableOf = (table: object) => table as typeof DICE_TABLE;

export const DICE_PAGE: EnginePage<DiceChoice, DiceView> = {
  Choose({ choice, isOff, onChange, data, texts, formats }) {
    const { chances } = tableOf(data.table);
    return (
      <>
        <Options
          name={texts.dice.pays}
          options={chances.map(({ pays }) => ({
            value: pays as number,
            label: formats.times(pays),
          }))}
          value={choice.pays}
          isOff={isOff}
          onChange={(pays) => onChange({ ...choice, pays })}
        />
        <Options
          name={texts.dice.side}
          options={[
            { value: 'low', label: texts.dice.low },
            { value: 'high', label: texts.dice.high },
          ]}
          value={choice.side}
          isOff={isOff}
          onChange={(side) => onChange({ ...choice, side })}
        />
      </>
    );
  },
  Board({ choice, view, data, formats }) {
    const { chances, numbers } = tableOf(data.table);
    const shown = view ?? choice;
    const wins = chances.find(({ pays }) => pays === shown.pays)?.wins ?? 0;
    const width = (wins / numbers) * WIDTH;
    const at = view ? ((view.rolled + 0.5) / numbers) * WIDTH : null;
    return (
      <svg className="board" viewBox="-20 0 640 150" aria-hidden="true">
        <rect className="track" x="0" y="70" width={WIDTH} height="26" rx="13" />
        <rect
          className="gain"
          x={shown.side === 'low' ? 0 : WIDTH - width}
          y="70"
          width={width}
          height="26"
          rx="13"
        />
        {[0, 25, 50, 75, 100].map((mark) => (
          <text key={mark} x={(mark / 100) * WIDTH} y="126" textAnchor="middle">
            {mark}
          </text>
        ))}
        {view && at !== null && (
          <g className="reveal">
            <path className="pointer" d={`M${at} 66l-9 -14h18z`} />
            <text className="figure" x={at} y="42" textAnchor="middle">
              {formats.hundredths(view.rolled)}
            </text>
          </g>
        )}
      </svg>
    );
  },
  words: ({ rolled, side, wins }, { texts, data, formats }) =>
    fill(side === 'low' ? texts.dice.rolledLow : texts.dice.rolledHigh, {
      number: formats.hundredths(rolled),
      end: formats.hundredths(side === 'low' ? wins : tableOf(data.table).numbers - wins),
    }),
  odds: (_choice, { data, formats }) => {
    const { chances, numbers } = tableOf(data.table);
    return chances.map(({ pays, wins }) => ({
      name: formats.times(pays),
      pays,
      chance: wins / numbers,
    }));
  },
};
