import type { KeyboardEvent } from 'react';
import { useMemo } from 'react';
import type { PlayData, TableAnswer } from '../../play-data';
import type { TableCalls } from '../calls';
import { Details } from '../round/details';
import type { Shown } from '../engine';
import { ENGINE_PAGES } from '../engines/pages';
import { createFormats, fill } from '../formats';
import type { ShellLink } from '../shell-link';
import { Stake } from '../round/stake';
import { unitsOf } from '../round/use-play';
import { LastRounds } from './last-rounds';
import { PhaseLine } from './phase-line';
import { Proof } from './proof';
import { shownView } from './shown-view';
import { TableResult } from './table-result';
import { useTable } from './use-table';
import type { TablePlay } from './use-table';
import '../styles/controls.css';
import '../styles/board.css';
import '../styles/table-game.css';

interface TableGameProps {
  readonly data: PlayData;
  readonly first: TableAnswer;
  readonly calls: TableCalls;
  readonly shell: ShellLink;
}

/** The page of a game whose rounds all players share. */
export function TableGame({ data, first, calls, shell }: TableGameProps) {
  const links = useMemo(() => ({ calls, shell }), [calls, shell]);
  const play = useTable(data, first, links);
  const shown = useMemo((): Shown => {
    return { data, texts: data.texts, formats: createFormats(data) };
  }, [data]);
  const engine = ENGINE_PAGES[data.engine];
  const { Board, Choose } = engine;
  const { texts, formats } = shown;
  const { choice, unit, table } = play;
  const hasBet = table.own?.isOfThisRound === true;
  const isOff = hasBet || play.isBusy;
  const view = shownView(table);
  return (
    <main className={`game ${data.slug}`}>
      <h1>{data.name}</h1>
      {/* For money, the bar of the site above the frame shows the balance. */}
      {data.mode === 'demo' && (
        <p className="money">
          <strong>{texts.play.demo}</strong>
          {fill(texts.play.balance, { amount: formats.money(table.balance) })}
        </p>
      )}
      <PhaseLine {...shown} play={play} />
      <div className="table">
        {/* A new round is a new board, so that what is revealed is shown anew. */}
        <div
          className="stage"
          key={view ? table.last[0]?.name : table.phase === 'running' ? 'running' : 'none'}
        >
          <Board
            {...shown}
            choice={hasBet ? (table.own?.choice as object) : choice}
            view={view}
            run={play.startedAt === null ? null : { startedAt: play.startedAt }}
            moves={[]}
            raises={{}}
            isDrawn
            onMove={() => {}}
            isOff={isOff}
            onChoose={play.choose}
          />
        </div>
        <TableResult play={play} engine={engine} {...shown} />
        <div className="controls">
          {Choose && <Choose {...shown} choice={choice} isOff={isOff} onChange={play.choose} />}
          <Stake
            {...shown}
            unit={unit}
            units={unitsOf(choice)}
            isOff={isOff}
            onChange={play.stake}
          />
          <BetButton play={play} {...shown} isReady={engine.isReady?.(choice) ?? true} />
          {play.fault?.code === 'not-enough-money' && data.mode === 'real' && (
            <button type="button" onClick={() => shell.ask('cashier')}>
              {texts.play.cashier}
            </button>
          )}
          <LastRounds last={table.last} engine={engine} {...shown} />
        </div>
      </div>
      <Details engine={engine} choice={choice} {...shown} />
      <Proof table={table} {...shown} />
    </main>
  );
}

interface BetButtonProps extends Shown {
  readonly play: TablePlay;
  readonly isReady: boolean;
}

/** Bets on the round by a press; a key that is held down presses it once. */
function BetButton({ play, isReady, texts, formats, data }: BetButtonProps) {
  const { choice, unit, table, isBusy, isStopped, isLost } = play;
  const amount = unit * Math.max(1, unitsOf(choice));
  const hasBet = table.own?.isOfThisRound === true;
  const canStop = hasBet && table.phase === 'running' && !table.own?.result;
  const isOpen = table.phase === 'betting' && !hasBet;
  const canBegin = isOpen && isReady && !isStopped && !isLost && amount <= data.stake.max;
  const label = canStop
    ? texts.table.stop
    : hasBet
      ? fill(texts.table.placed, { amount: formats.money(table.own?.staked ?? 0) })
      : table.phase !== 'betting'
        ? texts.table.wait
        : isReady
          ? fill(texts.table.place, { amount: formats.money(amount) })
          : texts.play.chooseFirst;
  return (
    <button
      type="button"
      className="main"
      aria-disabled={isBusy || !(canBegin || canStop)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (!event.isTrusted || isBusy) return;
        if (canStop) play.stop();
        else if (canBegin) play.begin();
      }}
    >
      {label}
    </button>
  );
}
