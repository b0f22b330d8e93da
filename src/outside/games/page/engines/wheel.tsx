import type { ChipsChoice } from '../../maths/chips';
import type { WheelTable } from '../../maths/tables/wheels';
import type { WheelView } from '../../maths/wheel';
import type { PlayTexts } from '../../play-texts';
import { ChipTable } from '../chip-table';
import type { ChipField } from '../chip-table';
import type { EnginePage, Shown } from '../engine';
import { fill } from '../formats';
import './wheel.css';

const tableOf = (table: object) => table as WheelTable;
/** The order of the numbers on a European wheel. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const GROUPS = [
  ['number', /^number-/],
  ['even', /^(red|black|even|odd|low|high)$/],
  ['dozen', /^(dozen|column)-/],
  ['split', /^split-/],
  ['street', /^(street|trio)-/],
  ['corner', /^(corner-|first-four)/],
  ['six', /^six-/],
] as const;

const FOLDED = new Set<string>(['split', 'street', 'corner', 'six']);

const isRoulette = ({ bets }: WheelTable): boolean => 'red' in bets;

/** The bets whose stops have a colour of their own. */
const COLOURS = ['red', 'black', 'leaf', 'bell', 'lamp', 'kite', 'comet', 'crown'];

/** The colour of a stop: the name of the bet on all stops of that colour. */
function colourOf({ bets }: WheelTable, stop: number): string {
  return COLOURS.find((name) => bets[name]?.stops.includes(stop)) ?? 'zero';
}

/** The colour of a bet's field: that of its stops, if all of them have the same. */
function fieldColour(table: WheelTable, on: string, stops: readonly number[]): string {
  if (COLOURS.includes(on)) return on;
  const [stop = 0] = stops;
  return stops.length === 1 ? colourOf(table, stop) : 'zero';
}

function betLabel(on: string, stops: readonly number[], { wheel }: PlayTexts): string {
  const named = (wheel.bets as Readonly<Record<string, string>>)[on];
  if (named !== undefined) return named;
  const [kind, number = ''] = on.split('-');
  if (kind === 'dozen') return fill(wheel.dozen, { number });
  if (kind === 'column') return fill(wheel.column, { number });
  const [first] = stops;
  return stops.length > 4 ? `${first}–${stops.at(-1)}` : stops.join(' ');
}

function groupsOf(table: WheelTable, texts: PlayTexts) {
  const fields = Object.entries(table.bets).map(([on, { stops, pays }]): ChipField => ({
    on,
    label: betLabel(on, stops, texts),
    pays,
    className: fieldColour(table, on, stops),
  }));
  if (!isRoulette(table)) return [{ name: texts.wheel.groups.symbols, fields }];
  return GROUPS.map(([group, pattern]) => ({
    name: texts.wheel.groups[group],
    isFolded: FOLDED.has(group),
    fields: fields.filter(({ on }) => pattern.test(on)),
  }));
}

function stopName(
  table: WheelTable,
  stop: number,
  { texts, formats }: Pick<Shown, 'texts' | 'formats'>,
): string {
  const colour = colourOf(table, stop);
  const name = (texts.wheel.bets as Readonly<Record<string, string>>)[colour] ?? '';
  if (!isRoulette(table)) return name;
  return stop === 0 ? '0' : `${stop} ${formats.lowerCase(name)}`;
}

export const WHEEL_PAGE: EnginePage<ChipsChoice, WheelView> = {
  Choose: null,
  Board({ choice, view, data, texts, formats, isOff, onChoose }) {
    const table = tableOf(data.table);
    const order = isRoulette(table) ? POCKETS : Array.from({ length: table.stops }, (_, at) => at);
    const part = 360 / order.length;
    return (
      <div className="board with-table">
        <svg className="wheel" viewBox="-110 -122 220 236" aria-hidden="true">
          {order.map((stop, at) => (
            <g key={stop} transform={`rotate(${at * part})`}>
              <path
                className={`stop ${colourOf(table, stop)} ${view?.stop === stop ? 'hit' : ''}`}
                d={sector(part)}
              />
              {isRoulette(table) && (
                <text y="-88" textAnchor="middle">
                  {stop}
                </text>
              )}
            </g>
          ))}
          <circle className="hub" r="52" />
          {view && (
            <g className="reveal">
              <path
                className="pointer"
                transform={`rotate(${order.indexOf(view.stop) * part})`}
                d="M0 -102l-7 -14h14z"
              />
              <text className="figure" y="9" textAnchor="middle">
                {isRoulette(table) ? view.stop : stopName(table, view.stop, { texts, formats })}
              </text>
            </g>
          )}
        </svg>
        <ChipTable
          {...{ data, texts, formats, choice, isOff }}
          groups={groupsOf(table, texts)}
          won={view?.won ?? []}
          onChange={onChoose}
        />
      </div>
    );
  },
  words: ({ stop, won }, { texts, formats, data }) => {
    const table = tableOf(data.table);
    const names = won.map((on) => betLabel(on, table.bets[on]?.stops ?? [], texts));
    const said = fill(texts.wheel.stopped, { stop: stopName(table, stop, { texts, formats }) });
    return names.length === 0
      ? said
      : `${said} ${fill(texts.chips.paid, { bets: names.join(', ') })}`;
  },
  short: ({ stop }, { data, ...shown }) => stopName(tableOf(data.table), stop, shown),
  odds: (_choice, { data, texts }) => {
    const table = tableOf(data.table);
    if (!isRoulette(table)) {
      return Object.entries(table.bets).map(([on, { stops, pays }]) => ({
        name: betLabel(on, stops, texts),
        pays,
        chance: stops.length / table.stops,
      }));
    }
    const sizes = [...new Set(Object.values(table.bets).map(({ stops }) => stops.length))];
    return sizes
      .toSorted((one, other) => one - other)
      .map((size) => ({
        name: fill(texts.wheel.size, { count: size }),
        pays: 3600 / size,
        chance: size / table.stops,
      }));
  },
  isReady: ({ bets }) => bets.length > 0,
};

/** A sector of the wheel around the top. */
function sector(degrees: number): string {
  const angle = (degrees / 2 / 180) * Math.PI;
  const at = (radius: number, turn: number): string =>
    `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`;
  return `M${at(56, -angle)}L${at(100, -angle)}A100 100 0 0 1 ${at(100, angle)}L${at(56, angle)}z`;
}
