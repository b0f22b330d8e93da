import { useEffect, useRef } from 'react';
import type { ChipsChoice } from '../../maths/chips';
import { raceChance } from '../../maths/draws/race';
import type { RaceView } from '../../maths/draws/race';
import type { RaceBet, RaceTable } from '../../maths/tables/races';
import type { PlayTexts } from '../../play-texts';
import { ChipTable } from '../chip-table';
import type { BoardProps, EnginePage } from '../engine';
import { fill } from '../formats';
import './race.css';

const LANE = 36;
const WIDTH = 500;
/** Where the noses of runners are at the start, and where the race ends. */
const [START, END] = [56, 452];
/** As long as the runners of the styles run. */
const RUN_MS = 3500;
const GROUPS = ['win', 'place', 'forecast'] as const;

const tableOf = (table: object) => table as RaceTable;

const nameOf = ({ runners }: RaceTable, runner: number): string =>
  `${runner + 1} ${runners[runner] ?? ''}`;

function betLabel(table: RaceTable, bet: RaceBet): string {
  return bet.kind === 'forecast'
    ? bet.runners.map((runner) => runner + 1).join('–')
    : nameOf(table, bet.runner);
}

/** A bet as it is said where its group is not. */
function betName(table: RaceTable, bet: RaceBet, { race }: PlayTexts): string {
  return `${race.groups[bet.kind]}: ${betLabel(table, bet)}`;
}

export const RACE_PAGE: EnginePage<ChipsChoice, RaceView> = {
  Choose: null,
  Board({ choice, view, isDrawn, data, texts, formats, isOff, onChoose }) {
    const table = tableOf(data.table);
    const groups = GROUPS.map((kind) => ({
      name:
        kind === 'place'
          ? fill(texts.race.place, { count: table.places })
          : texts.race.groups[kind],
      isFolded: kind === 'forecast',
      fields: Object.entries(table.bets)
        .filter(([, bet]) => bet.kind === kind)
        .map(([on, bet]) => ({
          on,
          label: betLabel(table, bet),
          pays: bet.pays,
          isPaysShown: true,
        })),
    }));
    return (
      <div className="board race">
        <Track table={table} view={view} isDrawn={isDrawn} />
        <ChipTable
          {...{ data, texts, formats, choice, isOff, groups }}
          won={view && isDrawn ? view.won : []}
          onChange={onChoose}
        />
      </div>
    );
  },
  words: ({ order, won }, { texts, data }) => {
    const table = tableOf(data.table);
    const names = order.map((runner) => nameOf(table, runner)).join(', ');
    const bets = won.flatMap((on) => {
      const bet = table.bets[on];
      return bet ? [betName(table, bet, texts)] : [];
    });
    const said = fill(texts.race.order, { runners: names });
    return bets.length === 0
      ? said
      : `${said} ${fill(texts.chips.paid, { bets: bets.join(', ') })}`;
  },
  odds: (_choice, { data, texts }) => {
    const table = tableOf(data.table);
    return Object.values(table.bets).map((bet) => ({
      name: betName(table, bet, texts),
      pays: bet.pays,
      chance: raceChance(table, bet),
    }));
  },
  isReady: ({ bets }) => bets.length > 0,
  lastsMs: RUN_MS,
};

interface TrackProps extends Pick<BoardProps<ChipsChoice, RaceView>, 'view' | 'isDrawn'> {
  readonly table: RaceTable;
}

/** The lanes with their runners, who stand at the start until a race begins. */
function Track({ table, view, isDrawn }: TrackProps) {
  const track = useRef<SVGSVGElement>(null);
  const height = table.runners.length * LANE;
  useEffect(() => {
    // Where the page is higher than the screen, the button that begins the race is below the track.
    if (!isDrawn) track.current?.scrollIntoView({ block: 'nearest' });
  }, [isDrawn]);
  return (
    <svg ref={track} className="track" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {table.runners.map((name, lane) => (
        <rect
          key={name}
          className={lane % 2 === 0 ? 'lane' : 'lane odd'}
          y={lane * LANE}
          width={WIDTH}
          height={LANE}
        />
      ))}
      <path className="post" d={`M${START} 0v${height}M${END} 0v${height}`} />
      <g>
        {table.runners.map((name, lane) => {
          const place = view ? view.order.indexOf(lane) + 1 : 0;
          return (
            <g key={name} className={place > 0 ? `runner runs place-${place}` : 'runner'}>
              <g transform={`translate(${START - 50} ${lane * LANE + 2})`}>
                <Runner isHorse={table.places > 2} />
                <circle className="cloth" cx="21" cy="15" r="7" />
                <text className="number" x="21" y="19" textAnchor="middle">
                  {lane + 1}
                </text>
              </g>
            </g>
          );
        })}
      </g>
      {view && isDrawn && (
        <g className="reveal">
          {view.order.map((lane, at) => (
            <text
              key={lane}
              className="arrived"
              x={WIDTH - 8}
              y={lane * LANE + 23}
              textAnchor="end"
            >
              {at + 1}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

/** A runner that faces the finish, within 50 by 32. */
function Runner({ isHorse }: { readonly isHorse: boolean }) {
  return isHorse ? (
    <>
      <path
        className="coat"
        d="M9 14c3-6 14-7 22-5l6-7 3 1 1-2 2 3 5 5-2 3-6-2-5 8c-3 5-8 6-13 5-6 0-12-2-13-9z"
      />
      <path
        className="limb"
        d="M10 12C5 11 3 15 1 19M31 19l8 3 3 6M28 21l5 6 5 2M14 20l-6 4-4 5M17 22l-4 5-5 3"
      />
    </>
  ) : (
    <>
      <path
        className="coat"
        d="M10 14c5-5 13-4 20-3l7-4 1-3 3 3 8 4-1 2-9 1-6 5c-4 4-9 0-14 2-6 1-10-2-9-7z"
      />
      <path
        className="limb"
        d="M10 15C6 14 4 11 1 12M32 19l8 4 4 1M29 20l5 7 5 1M13 20l-6 4-5 4M16 22l-5 5-4 1"
      />
    </>
  );
}
