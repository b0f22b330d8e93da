import type { AndarBaharView } from '../../maths/cards/andar-bahar';
import type { ChipsChoice } from '../../maths/chips';
import type { AndarBaharTable } from '../../maths/tables/card-tables';
import type { PlayTexts } from '../../play-texts';
import { cardName, cardNames } from '../card-names';
import { ChipTable } from '../chip-table';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { chipOdds } from './chip-odds';
import { Hand } from './hand';

const tableOf = (table: object) => table as AndarBaharTable;
const COLOURS: Readonly<Record<string, string>> = { andar: 'kite', bahar: 'bell' };

function labelOf(on: string, { counts }: AndarBaharTable, { andarBahar }: PlayTexts): string {
  const range = counts[on];
  return range
    ? range.join('–')
    : ((andarBahar.bets as Readonly<Record<string, string>>)[on] ?? on);
}

/** The cards of each side: the first is Andar's. */
const sideOf = (dealt: readonly number[], side: 0 | 1): readonly number[] =>
  dealt.filter((_, at) => at % 2 === side);

export const ANDAR_BAHAR_PAGE: EnginePage<ChipsChoice, AndarBaharView> = {
  Choose: null,
  Board({ choice, view, data, texts, formats, isOff, onChoose }) {
    const table = tableOf(data.table);
    const fields = Object.entries(table.bets).map(([on, { pays }]) => ({
      on,
      label: labelOf(on, table, texts),
      pays,
      className: COLOURS[on] ?? 'zero',
    }));
    const { andarBahar } = texts;
    const groups = [
      { name: andarBahar.sides, fields: fields.filter(({ on }) => !(on in table.counts)) },
      { name: andarBahar.counts, fields: fields.filter(({ on }) => on in table.counts) },
    ];
    return (
      <div className="board deal">
        <div className="hands one-by-one">
          <Hand name={andarBahar.first} cards={[view?.first ?? null]} isLong />
          {(['andar', 'bahar'] as const).map((side, at) => (
            <Hand
              key={side}
              name={andarBahar.bets[side]}
              total={view ? sideOf(view.dealt, at === 0 ? 0 : 1).length : undefined}
              cards={view ? sideOf(view.dealt, at === 0 ? 0 : 1) : [null]}
              isLong
              isMarked={view?.outcome === side}
            />
          ))}
        </div>
        <ChipTable
          {...{ data, texts, formats, choice, isOff, groups }}
          won={view?.won ?? []}
          onChange={onChoose}
        />
      </div>
    );
  },
  words: ({ first, dealt, outcome, won }, { texts, data }) => {
    const { andarBahar } = texts;
    const paid = won.map((on) => labelOf(on, tableOf(data.table), texts)).join(', ');
    return [
      fill(andarBahar.outcome, {
        first: cardName(first, texts),
        last: cardName(dealt.at(-1) ?? 0, texts),
        side: andarBahar.bets[outcome],
        count: dealt.length,
      }),
      ...(paid === '' ? [] : [fill(texts.chips.paid, { bets: paid })]),
      ...(['andar', 'bahar'] as const).map((side, at) =>
        fill(andarBahar.cards, {
          side: andarBahar.bets[side],
          cards: cardNames(sideOf(dealt, at === 0 ? 0 : 1), texts) || '–',
        }),
      ),
    ].join(' ');
  },
  odds: (_choice, { data, texts }) => {
    const table = tableOf(data.table);
    return chipOdds(table, (on) =>
      on in table.counts
        ? fill(texts.andarBahar.countOdds, { range: labelOf(on, table, texts) })
        : labelOf(on, table, texts),
    );
  },
  isReady: ({ bets }) => bets.length > 0,
};
