import { ROWS, SCATTER } from '../../maths/reels/reels';
import type { LineWin, ReelsView, Spin } from '../../maths/reels/reels';
import { freeChance, lineChances } from '../../maths/reels/reels-chances';
import type { ReelsTable } from '../../maths/tables/reels';
import type { EnginePage, OddsRow, OddsShown, Shown } from '../engine';
import { fill } from '../formats';
import { symbolOf, SymbolDrawing } from '../pictures/symbols';
import './reels.css';

const tableOf = (table: object) => table as ReelsTable;
const SIZE = 100;

/** What the reels show before the first round: the beginning of each strip. */
function restingSpin({ strips }: ReelsTable): Spin {
  return { reels: strips.map((strip) => strip.slice(0, ROWS)), wins: [] };
}

export const REELS_PAGE: EnginePage<object, ReelsView> = {
  Choose: null,
  Board({ view, data, texts, formats }) {
    const table = tableOf(data.table);
    const free = view?.free ?? [];
    return (
      <div className="board">
        <Reels spin={view?.spin ?? restingSpin(table)} table={table} slug={data.slug} />
        {free.length > 0 && (
          <ol className="free-spins" aria-label={texts.reels.freeSpins}>
            {free
              .map((spin, at) => ({ spin, at }))
              .map(({ spin, at }) => (
                <li key={at} className="reveal">
                  <Reels spin={spin} table={table} slug={data.slug} />
                  <p>{spinWords(spin, { data, texts, formats })}</p>
                </li>
              ))}
          </ol>
        )}
      </div>
    );
  },
  words: ({ spin, free }, shown) => {
    const { texts } = shown;
    const rows = Array.from({ length: ROWS }, (_, row) =>
      fill(texts.reels.row, {
        number: row + 1,
        symbols: spin.reels.map((reel) => nameOf(reel[row] ?? '', shown)).join(', '),
      }),
    );
    const won = free.length > 0 ? [fill(texts.reels.freeWon, { count: free.length })] : [];
    return [spinWords(spin, shown), ...won, ...rows].join(' ');
  },
  odds: (_choice, shown) => {
    const table = tableOf(shown.data.table);
    const { free, lines } = table;
    const { reels } = shown.texts;
    const ofLine = lineChances(table)
      .toSorted((one, other) => other.pays - one.pays)
      .map(({ symbol, count, pays, chance }): OddsRow => {
        const name = fill(reels.ofALine, { count, symbol: nameOf(symbol, shown) });
        return { name, pays: (pays * 100) / lines.length, chance };
      });
    if (free === null) return ofLine;
    const freeSpins: OddsRow = {
      name: `${free.scatters}+ × ${nameOf(SCATTER, shown)}`,
      pays: `${reels.freeSpins}: ${free.spins}`,
      chance: freeChance(table),
    };
    return [freeSpins, ...ofLine];
  },
};

function nameOf(symbol: string, { data, texts }: Pick<OddsShown, 'data' | 'texts'>): string {
  const key = symbolOf(data.slug, symbol);
  return (texts.symbols as Readonly<Record<string, string>>)[key] ?? key;
}

function winText({ line, symbol, count, pays }: LineWin, shown: Shown): string {
  const { lines } = tableOf(shown.data.table);
  return fill(shown.texts.reels.win, {
    line: line + 1,
    count,
    symbol: nameOf(symbol, shown),
    pays: shown.formats.times((pays * 100) / lines.length),
  });
}

function spinWords({ wins }: Spin, shown: Shown): string {
  if (wins.length === 0) return shown.texts.reels.noWin;
  return wins.map((win) => winText(win, shown)).join(' ');
}

interface ReelsProps {
  readonly spin: Spin;
  readonly table: ReelsTable;
  readonly slug: string;
}

function Reels({ spin, table, slug }: ReelsProps) {
  const { reels, wins } = spin;
  const marked = new Set(
    wins.flatMap(({ line, count }) =>
      (table.lines[line] ?? []).slice(0, count).map((row, reel) => `${reel} ${row}`),
    ),
  );
  const cells = reels.flatMap((reel, x) =>
    Array.from(reel, (symbol, y) => ({ symbol, x, y, isMarked: marked.has(`${x} ${y}`) })),
  );
  const path = ({ line, count }: LineWin): string =>
    (table.lines[line] ?? [])
      .slice(0, count)
      .map((row, reel) => `${reel * SIZE + SIZE / 2},${row * SIZE + SIZE / 2}`)
      .join(' ');
  return (
    <svg
      className="board reels"
      viewBox={`-4 -4 ${reels.length * SIZE + 8} ${ROWS * SIZE + 8}`}
      aria-hidden="true"
    >
      {reels
        .map((reel, x) => ({ reel, x }))
        .map(({ x }) => (
          <rect
            key={x}
            className="reel"
            x={x * SIZE + 3}
            y="0"
            width={SIZE - 6}
            height={ROWS * SIZE}
            rx="10"
          />
        ))}
      <g className="reveal">
        {cells.map(({ symbol, x, y, isMarked }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * SIZE + 14} ${y * SIZE + 14})`}>
            {isMarked && <rect className="marked" x="-8" y="-8" width="88" height="88" rx="10" />}
            <SymbolDrawing name={symbolOf(slug, symbol)} />
          </g>
        ))}
        {wins.map((win) => (
          <polyline key={win.line} className="pay-line" points={path(win)} />
        ))}
      </g>
    </svg>
  );
}
