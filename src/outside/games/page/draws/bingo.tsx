import { completeGroups, markedOf } from '../../maths/draws/bingo';
import type { BingoView } from '../../maths/draws/bingo';
import { bingoChances } from '../../maths/draws/bingo-chances';
import { FREE, SIDE } from '../../maths/tables/bingo';
import type { BingoTable } from '../../maths/tables/bingo';
import type { PlayTexts } from '../../play-texts';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import './bingo.css';

const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const LINES = Array.from({ length: SIDE }, (_, at) => at);

const tableOf = (table: object) => table as BingoTable;

/** The places of the groups that are complete for the pattern that pays. */
function completePlaces({ patterns }: BingoTable, view: BingoView): ReadonlySet<number> {
  const pattern = patterns.find(({ name }) => name === view.pattern);
  return new Set(pattern ? completeGroups(pattern, markedOf(view)).flat() : []);
}

const nameOf = (pattern: string, { bingo }: PlayTexts): string =>
  (bingo.patterns as Readonly<Record<string, string>>)[pattern] ?? pattern;

/** The chances of a table, which the odds show again with each change of the page. */
const known = new WeakMap<object, ReturnType<typeof bingoChances>>();
function chancesOf(table: object): ReturnType<typeof bingoChances> {
  const chances = known.get(table) ?? bingoChances(tableOf(table));
  known.set(table, chances);
  return chances;
}

export const BINGO_PAGE: EnginePage<object, BingoView> = {
  Choose: null,
  Board({ view, data, texts }) {
    const marked = view ? markedOf(view) : new Set([FREE]);
    const complete = view ? completePlaces(tableOf(data.table), view) : new Set<number>();
    const look = (place: number): string =>
      [marked.has(place) && 'marked', complete.has(place) && 'complete'].filter(Boolean).join(' ');
    return (
      <div className="board bingo">
        <table className="bingo-card" aria-label={texts.bingo.card}>
          <thead>
            <tr>
              {LETTERS.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={view ? 'reveal' : undefined}>
            {LINES.map((row) => (
              <tr key={row}>
                {LINES.map((column) => {
                  const place = row * SIDE + column;
                  return (
                    <td key={column} className={look(place)}>
                      {place === FREE ? (
                        <svg className="star" viewBox="0 0 72 72" role="img">
                          <title>{texts.bingo.free}</title>
                          <path d="M36 4l9 20 22 2-17 15 5 22-19-12-19 12 5-22L5 26l22-2z" />
                        </svg>
                      ) : (
                        view?.card[place]
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {view && (
          <div className="reveal">
            <p>{fill(texts.bingo.drawn, { count: view.drawn.length })}</p>
            <ol className="balls">
              {view.drawn
                .toSorted((one, other) => one - other)
                .map((ball) => (
                  <li key={ball} className={view.card.includes(ball) ? 'marked' : undefined}>
                    {ball}
                  </li>
                ))}
            </ol>
          </div>
        )}
      </div>
    );
  },
  words: (view, { texts }) => {
    const found = view.pattern === null ? texts.bingo.none : `${nameOf(view.pattern, texts)}.`;
    const hits = view.card.filter((number) => view.drawn.includes(number));
    const numbers = hits.toSorted((one, other) => one - other).join(', ');
    return `${found} ${fill(texts.bingo.hits, { count: hits.length, numbers })}`;
  },
  odds: (_choice, { data, texts }) =>
    chancesOf(data.table).map(({ pattern, chance }) => ({
      name: nameOf(pattern.name, texts),
      pays: pattern.pays,
      chance,
    })),
};
