import type { DragonTigerView } from '../../maths/cards/dragon-tiger';
import type { ChipsChoice } from '../../maths/chips';
import type { SidesTable } from '../../maths/tables/card-tables';
import type { PlayTexts } from '../../play-texts';
import { cardName } from '../card-names';
import { ChipTable } from '../chip-table';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { chipOdds } from './chip-odds';
import { Hand } from './hand';

const tableOf = (table: object) => table as SidesTable;
const COLOURS: Readonly<Record<string, string>> = {
  dragon: 'red',
  tiger: 'bell',
  tie: 'leaf',
};

const labelOf = (on: string, { dragonTiger }: PlayTexts): string =>
  (dragonTiger.bets as Readonly<Record<string, string>>)[on] ?? on;

export const DRAGON_TIGER_PAGE: EnginePage<ChipsChoice, DragonTigerView> = {
  Choose: null,
  Board({ choice, view, data, texts, formats, isOff, onChoose }) {
    const fields = Object.entries(tableOf(data.table).bets).map(([on, { pays }]) => ({
      on,
      label: labelOf(on, texts),
      pays,
      className: COLOURS[on] ?? 'zero',
    }));
    return (
      <div className="board deal">
        <div className="hands">
          {(['dragon', 'tiger'] as const).map((side) => (
            <Hand
              key={side}
              name={labelOf(side, texts)}
              cards={[view?.[side] ?? null]}
              isMarked={view?.outcome === side}
            />
          ))}
        </div>
        <ChipTable
          {...{ data, texts, formats, choice, isOff }}
          groups={[{ name: texts.dragonTiger.group, fields }]}
          won={view?.won ?? []}
          onChange={onChoose}
        />
      </div>
    );
  },
  words: ({ dragon, tiger, outcome, won }, { texts }) => {
    const cards = fill(texts.dragonTiger.dealt, {
      dragon: cardName(dragon, texts),
      tiger: cardName(tiger, texts),
    });
    const paid = won.map((on) => labelOf(on, texts)).join(', ');
    const said = `${cards} ${texts.dragonTiger.outcomes[outcome]}`;
    return paid === '' ? said : `${said} ${fill(texts.chips.paid, { bets: paid })}`;
  },
  odds: (_choice, { data, texts }) => {
    const table = tableOf(data.table);
    const atTie = {
      name: texts.dragonTiger.atTie,
      pays: table.tie,
      chance: (table.bets['tie']?.chance ?? 0) / 1_000_000,
    };
    return [...chipOdds(table, (on) => labelOf(on, texts)), atTie];
  },
  isReady: ({ bets }) => bets.length > 0,
};
