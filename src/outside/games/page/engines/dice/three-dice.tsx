import type { ChipsChoice } from '../../../maths/chips';
import { HUNDREDTH } from '../../../maths/rules';
import type { DiceBet, ThreeDiceTable } from '../../../maths/tables/three-dice';
import { threeDiceRules } from '../../../maths/dice/three-dice';
import type { ThreeDiceView } from '../../../maths/dice/three-dice';
import type { PlayTexts } from '../../../play-texts';
import { ChipTable } from '../../chip-table';
import type { EnginePage, OddsShown } from '../../engine';
import { fill } from '../../formats';
import './three-dice.css';

const tableOf = (table: object) => table as ThreeDiceTable;
/** Where the dots of a face are, in thirds of its side. */
const DOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];
const GROUPS = [
  ['even', /^(small|big|odd|even)$/],
  ['sum', /^sum-/],
  ['face', /^face-/],
  ['pair', /^pair-/],
  ['triple', /^triple-/],
] as const;

/** Whether the faces are figures with names, and not numbers. */
const hasFigures = ({ slug }: OddsShown['data']): boolean => slug === 'hoo-hey-how';

function faceName(face: number, data: OddsShown['data'], { dice3 }: PlayTexts): string {
  const figures: Readonly<Record<string, string>> = dice3.figures;
  return hasFigures(data) ? (figures[String(face)] ?? '') : String(face);
}

function betLabel(on: string, bet: DiceBet, data: OddsShown['data'], texts: PlayTexts): string {
  switch (bet.kind) {
    case 'triple':
      return bet.face === null ? texts.dice3.anyTriple : `${bet.face} ${bet.face} ${bet.face}`;
    case 'sum':
      return bet.sums.length === 1
        ? String(bet.sums[0])
        : ((texts.dice3.bets as Readonly<Record<string, string>>)[on] ?? on);
    case 'pair':
      return bet.faces.join(' ');
    case 'face':
      return faceName(bet.face, data, texts);
  }
}

const paysOf = (bet: DiceBet): number => (bet.kind === 'face' ? Math.max(...bet.paysBy) : bet.pays);

export const THREE_DICE_PAGE: EnginePage<ChipsChoice, ThreeDiceView> = {
  Choose: null,
  Board({ choice, view, data, texts, formats, isOff, onChoose }) {
    const fields = Object.entries(tableOf(data.table).bets).map(([on, bet]) => ({
      on,
      label: betLabel(on, bet, data, texts),
      pays: paysOf(bet),
    }));
    const groups = GROUPS.map(([group, pattern]) => ({
      name: texts.dice3.groups[group],
      fields: fields.filter(({ on }) => pattern.test(on)),
    })).filter((group) => group.fields.length > 0);
    return (
      <div className="board with-table">
        <svg className="dice" viewBox="0 0 330 120" aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <g key={at} transform={`translate(${10 + at * 108} 10)`}>
              <rect className="die" width="94" height="94" rx="14" />
              {view && (
                <g className="reveal">
                  <Face
                    face={view.dice[at] ?? 1}
                    name={faceName(view.dice[at] ?? 1, data, texts)}
                    isFigure={hasFigures(data)}
                  />
                </g>
              )}
            </g>
          ))}
        </svg>
        <ChipTable
          {...{ data, texts, formats, choice, isOff, groups }}
          won={view?.won ?? []}
          onChange={onChoose}
        />
      </div>
    );
  },
  words: ({ dice, won }, { texts, data }) => {
    const { bets } = tableOf(data.table);
    const names = won.flatMap((on) => {
      const bet = bets[on];
      return bet ? [betLabel(on, bet, data, texts)] : [];
    });
    const faces = dice.map((face) => faceName(face, data, texts)).join(', ');
    const sum = dice.reduce((all, face) => all + face, 0);
    const said = fill(hasFigures(data) ? texts.dice3.thrownFigures : texts.dice3.thrown, {
      faces,
      sum,
    });
    return names.length === 0
      ? said
      : `${said} ${fill(texts.chips.paid, { bets: names.join(', ') })}`;
  },
  odds: (_choice, { data, texts }) => {
    const table = tableOf(data.table);
    return Object.entries(table.bets).flatMap(([on, bet]) =>
      [...chancesOf(table, on)].map(([pays, chance]) => ({
        name: `${betLabel(on, bet, data, texts)}${countText(bet, pays)}`,
        pays,
        chance,
      })),
    );
  },
  isReady: ({ bets }) => bets.length > 0,
};

/** What a chip on a bet pays, and in which share of the 216 throws. */
function chancesOf(table: ThreeDiceTable, on: string): ReadonlyMap<number, number> {
  const rules = threeDiceRules(table);
  const choice = { bets: [{ on, chips: 1 }] };
  const chances = new Map<number, number>();
  for (let toss = 0; toss < 216; toss += 1) {
    const results = [[toss % 6], [Math.floor(toss / 6) % 6], [Math.floor(toss / 36)]];
    const pays = rules.returned(rules.begin(choice, results)) / HUNDREDTH;
    if (pays > 0) chances.set(pays, (chances.get(pays) ?? 0) + 1 / 216);
  }
  return chances;
}

/** How often the face of a bet must be there to pay so much. */
function countText(bet: DiceBet, pays: number): string {
  return bet.kind === 'face' ? ` ×${bet.paysBy.indexOf(pays)}` : '';
}

interface FaceProps {
  readonly face: number;
  readonly name: string;
  readonly isFigure: boolean;
}

function Face({ face, name, isFigure }: FaceProps) {
  if (isFigure) {
    return (
      <text className="figure-name" x="47" y="54" textAnchor="middle">
        {name}
      </text>
    );
  }
  return (DOTS[face - 1] ?? []).map(([x, y]) => (
    <circle key={`${x} ${y}`} className="dot" cx={23 + x * 24} cy={23 + y * 24} r="8" />
  ));
}
