import type { MinesChoice, MinesView } from '../../../maths/fields/mines';
import { openMove } from '../../../maths/fields/mines';
import type { MINES_TABLE } from '../../../maths/tables/mines';
import type { EnginePage } from '../../engine';
import { fill } from '../../formats';
import { Options } from '../../options';
import { Drawing } from '../../pictures/drawings';
import '../../styles/square.css';
import './mines.css';

const tableOf = (table: object) => table as typeof MINES_TABLE;
const paysOf = (table: object, mines: number): readonly number[] =>
  (tableOf(table).pays as Readonly<Record<number, readonly number[]>>)[mines] ?? [];

export const MINES_PAGE: EnginePage<MinesChoice, MinesView> = {
  Choose({ choice, isOff, onChange, data, texts }) {
    return (
      <Options
        name={texts.mines.mines}
        options={Object.keys(tableOf(data.table).pays).map((mines) => ({
          value: Number(mines),
          label: mines,
        }))}
        value={choice.mines}
        isOff={isOff}
        onChange={(mines) => onChange({ mines })}
      />
    );
  },
  Board({ view, moves, onMove, data, texts }) {
    const squares = Array.from({ length: tableOf(data.table).squares }, (_, square) => square);
    return (
      <div className="board squares">
        {squares.map((square) => {
          const isMine = view?.places?.includes(square) ?? false;
          const isOpened = view?.opened.includes(square) ?? false;
          const look = isMine ? 'mine' : isOpened ? 'gem' : 'shut';
          return (
            <button
              key={square}
              type="button"
              className={`square ${look} ${isOpened ? 'opened' : ''}`}
              aria-label={fill(texts.mines[look], { number: square + 1 })}
              disabled={!moves.includes(openMove(square))}
              onClick={() => onMove(openMove(square))}
            >
              {look !== 'shut' && <Drawing name={look} />}
            </button>
          );
        })}
      </div>
    );
  },
  words: ({ opened, isBlown, places }, { texts }) => {
    const last = (opened.at(-1) ?? 0) + 1;
    const now =
      opened.length === 0
        ? ''
        : fill(isBlown ? texts.mines.mine : texts.mines.gem, { number: last });
    const all = places
      ? fill(texts.mines.places, {
          numbers: places
            .map((place) => place + 1)
            .toSorted((one, other) => one - other)
            .join(', '),
        })
      : fill(texts.mines.opened, { count: opened.length });
    return `${now} ${all}`.trim();
  },
  odds: ({ mines }, { data, texts }) => {
    const { squares } = tableOf(data.table);
    let chance = 1;
    return paysOf(data.table, mines).map((pays, at) => {
      chance *= (squares - mines - at) / (squares - at);
      return { name: fill(texts.mines.after, { count: at + 1 }), pays, chance };
    });
  },
};
