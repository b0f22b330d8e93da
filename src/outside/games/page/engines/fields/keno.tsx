import type { KenoChoice, KenoView } from '../../../maths/fields/keno';
import type { KenoTable } from '../../../maths/tables/keno';
import type { PlayTexts } from '../../../play-texts';
import type { EnginePage } from '../../engine';
import { fill } from '../../formats';
import './keno.css';

const tableOf = (table: object) => table as KenoTable;
const numbersOf = ({ from }: KenoTable): number[] =>
  Array.from({ length: from }, (_, at) => at + 1);

/** Numbers by the browser's own chance; what is drawn afterwards is the operator's. */
function someOf(numbers: readonly number[], count: number): number[] {
  const left = [...numbers];
  return Array.from({ length: count }, () => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(word % left.length, 1)[0] ?? 0;
  }).toSorted((one, other) => one - other);
}

export const KENO_PAGE: EnginePage<KenoChoice, KenoView> = {
  Choose({ choice, isOff, onChange, data, texts }) {
    const table = tableOf(data.table);
    const most = table.pays.length;
    return (
      <div className="choose-numbers">
        <p>{fill(texts.keno.chosen, { count: choice.numbers.length, most })}</p>
        <button
          type="button"
          disabled={isOff}
          onClick={() =>
            onChange({ numbers: someOf(numbersOf(table), choice.numbers.length || most) })
          }
        >
          {texts.keno.random}
        </button>
        <button type="button" disabled={isOff} onClick={() => onChange({ numbers: [] })}>
          {texts.keno.clear}
        </button>
      </div>
    );
  },
  Board({ choice, view, data, texts, onChoose, isOff }) {
    const table = tableOf(data.table);
    const most = table.pays.length;
    return (
      <div
        className={`board numbers from-${table.from}`}
        role="group"
        aria-label={texts.keno.numbers}
      >
        {numbersOf(table).map((number) => {
          const isChosen = choice.numbers.includes(number);
          const isDrawn = view?.drawn.includes(number) ?? false;
          const isFull = !isChosen && choice.numbers.length >= most;
          const look = [isChosen && 'chosen', isDrawn && 'drawn'].filter(Boolean).join(' ');
          return (
            <button
              key={number}
              type="button"
              className={look}
              aria-pressed={isChosen}
              disabled={isOff || isFull}
              onClick={() =>
                onChoose({
                  numbers: isChosen
                    ? choice.numbers.filter((one) => one !== number)
                    : [...choice.numbers, number],
                })
              }
            >
              {number}
            </button>
          );
        })}
      </div>
    );
  },
  words: ({ numbers, drawn, hits }, { texts }) =>
    fill(textOf({ numbers, hits }, texts), {
      drawn: drawn.toSorted((one, other) => one - other).join(', '),
      hits: hits.join(', '),
      count: hits.length,
    }),
  short: ({ drawn }) => drawn.toSorted((one, other) => one - other).join(' '),
  odds: ({ numbers }, { data, texts }) => {
    const { from, drawn, pays } = tableOf(data.table);
    const count = numbers.length;
    return (pays[count - 1] ?? []).flatMap((paid, hits) => {
      if (paid === 0) return [];
      const chance = (ways(count, hits) * ways(from - count, drawn - hits)) / ways(from, drawn);
      return [{ name: fill(texts.keno.hitCount, { count: hits }), pays: paid, chance }];
    });
  },
  isReady: ({ numbers }) => numbers.length > 0,
};

/** Who looks on has no hits. */
function textOf(
  { numbers, hits }: Pick<KenoView, 'numbers' | 'hits'>,
  { keno }: PlayTexts,
): string {
  if (numbers.length === 0) return keno.drawn;
  return hits.length === 0 ? keno.noHits : keno.hits;
}

/** In how many ways `k` of `n` can be chosen. */
function ways(n: number, k: number): number {
  return Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce(
    (all, one) => all * one,
    1,
  );
}
