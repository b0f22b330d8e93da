import type { BaccaratView } from '../../maths/cards/baccarat';
import type { ChipsChoice } from '../../maths/chips';
import type { SidesTable } from '../../maths/tables/card-tables';
import type { PlayTexts } from '../../play-texts';
import { cardNames } from '../card-names';
import { ChipTable } from '../chip-table';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { chipOdds } from './chip-odds';
import { Hand } from './hand';

const tableOf = (table: object) => table as SidesTable;
const BACKS = [null, null];
const COLOURS: Readonly<Record<string, string>> = {
  player: 'kite',
  banker: 'red',
  tie: 'leaf',
};

const labelOf = (on: string, { baccarat }: PlayTexts): string =>
  (baccarat.bets as Readonly<Record<string, string>>)[on] ?? on;

export const BACCARAT_PAGE: EnginePage<ChipsChoice, BaccaratView> = {
  Choose: null,
  Board({ choice, view, data, texts, formats, isOff, onChoose }) {
    const fields = Object.entries(tableOf(data.table).bets).map(([on, { pays }]) => ({
      on,
      label: labelOf(on, texts),
      pays,
      className: COLOURS[on] ?? 'zero',
    }));
    const isPair = (on: string): boolean => on.endsWith('-pair');
    const groups = [
      { name: texts.baccarat.hands, fields: fields.filter(({ on }) => !isPair(on)) },
      { name: texts.baccarat.pairs, fields: fields.filter(({ on }) => isPair(on)) },
    ];
    return (
      <div className="board deal">
        <div className="hands">
          <Hand
            name={labelOf('player', texts)}
            total={view?.playerPoints}
            cards={view?.player ?? BACKS}
            isMarked={view?.outcome === 'player'}
          />
          <Hand
            name={labelOf('banker', texts)}
            total={view?.bankerPoints}
            cards={view?.banker ?? BACKS}
            isMarked={view?.outcome === 'banker'}
          />
        </div>
        <ChipTable
          {...{ data, texts, formats, choice, isOff, groups }}
          won={view?.won ?? []}
          onChange={onChoose}
        />
      </div>
    );
  },
  words: (view, { texts }) => {
    const hands = fill(texts.baccarat.dealt, {
      player: cardNames(view.player, texts),
      playerPoints: view.playerPoints,
      banker: cardNames(view.banker, texts),
      bankerPoints: view.bankerPoints,
    });
    const paid = view.won.map((on) => labelOf(on, texts)).join(', ');
    const said = `${texts.baccarat.outcomes[view.outcome]} ${hands}`;
    return paid === '' ? said : `${said} ${fill(texts.chips.paid, { bets: paid })}`;
  },
  odds: (_choice, { data, texts }) => chipOdds(tableOf(data.table), (on) => labelOf(on, texts)),
  isReady: ({ bets }) => bets.length > 0,
};
