import type { KeyboardEvent } from 'react';
import { useMemo } from 'react';
import type { PlayData } from '../play-data';
import type { Calls } from './calls';
import { Details } from './round/details';
import type { Shown } from './engine';
import { ENGINE_PAGES } from './engines/pages';
import { createFormats, fill } from './formats';
import { FreeSpinsLeft } from './round/free-spins';
import { Result } from './round/result';
import type { ShellLink } from './shell-link';
import { Stake } from './round/stake';
import { useDrawn } from './round/use-drawn';
import { unitsOf, usePlay } from './round/use-play';
import type { Play } from './round/use-play';
import './styles/controls.css';
import './styles/board.css';

const STOP = 'stop';

interface GameProps {
  readonly data: PlayData;
  readonly calls: Calls;
  readonly shell: ShellLink;
}

/** The balance of a demo; for money, the bar of the site above the frame shows it. */
function DemoMoney({ data, texts, formats, balance }: Shown & { readonly balance: number }) {
  if (data.mode !== 'demo') return null;
  return (
    <p className="money">
      <strong>{texts.play.demo}</strong>
      {fill(texts.play.balance, { amount: formats.money(balance) })}
    </p>
  );
}

/** The page of a game. */
export function Game({ data, calls, shell }: GameProps) {
  const play = usePlay(data, calls, shell);
  const shown = useMemo((): Shown => {
    return { data, texts: data.texts, formats: createFormats(data) };
  }, [data]);
  const engine = ENGINE_PAGES[data.engine];
  const { Board, Choose } = engine;
  const { texts } = shown;
  const { choice, round, isOpen, isBusy } = play;
  const isDrawn = useDrawn(round?.roundId ?? null, engine.lastsMs ?? 0);
  const isOff = isOpen || isBusy || !isDrawn;
  // What came back is told with the result.
  const balance = isDrawn ? play.balance : play.balance - (round?.returned ?? 0);
  return (
    <main className={`game ${data.slug}`}>
      <h1>{data.name}</h1>
      <DemoMoney {...shown} balance={balance} />
      <div className="table">
        {/* A new round is a new board, so that what is revealed is shown anew. */}
        <div className="stage" key={round?.roundId ?? 'none'}>
          <Board
            {...shown}
            choice={choice}
            view={round?.view ?? null}
            isDrawn={isDrawn}
            moves={isBusy ? [] : (round?.moves ?? [])}
            raises={round?.raises ?? {}}
            onMove={play.move}
            isOff={isOff}
            onChoose={play.choose}
          />
        </div>
        <Result play={play} engine={engine} isDrawn={isDrawn} {...shown} />
        <div className="controls">
          {Choose && <Choose {...shown} choice={choice} isOff={isOff} onChange={play.choose} />}
          <StakeOf {...shown} play={play} isOff={isOff} />
          <MainButton
            play={play}
            {...shown}
            isReady={engine.isReady?.(choice) ?? true}
            isDrawn={isDrawn}
          />
          {play.fault?.code === 'not-enough-money' && data.mode === 'real' && (
            <button type="button" onClick={() => shell.ask('cashier')}>
              {texts.play.cashier}
            </button>
          )}
        </div>
      </div>
      <Details engine={engine} choice={choice} {...shown} />
    </main>
  );
}

interface StakeOfProps extends Shown {
  readonly play: Play;
  readonly isOff: boolean;
}

/** What the next round costs: a stake that the player chooses, or one of their free spins. */
function StakeOf({ play, isOff, ...shown }: StakeOfProps) {
  const { choice, unit, freeSpins } = play;
  if (freeSpins) return <FreeSpinsLeft {...shown} freeSpins={freeSpins} />;
  const units = unitsOf(choice);
  return <Stake {...shown} unit={unit} units={units} isOff={isOff} onChange={play.stake} />;
}

interface MainButtonProps extends Shown {
  readonly play: Play;
  readonly isReady: boolean;
  readonly isDrawn: boolean;
}

/** Begins a round by a press, or ends the one that is open; a key that is held down presses it once. */
function MainButton({ play, isReady, isDrawn, texts, formats, data }: MainButtonProps) {
  const { round, isOpen, isBusy, isRested, isStopped, choice, unit, freeSpins } = play;
  const canStop = isOpen && round !== null && round.moves.includes(STOP);
  const amount = unit * Math.max(1, unitsOf(choice));
  const isWithin = freeSpins !== null || amount <= data.stake.max;
  const canBegin = !isOpen && isDrawn && isReady && isRested && !isStopped && isWithin;
  const press = (): void => {
    if (canStop) play.move(STOP);
    else if (canBegin) play.begin();
  };
  return (
    <button
      type="button"
      className="main"
      aria-disabled={isBusy || !(canStop || canBegin)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.isTrusted) press();
      }}
    >
      {labelOf(play, { isReady, amount, texts, formats })}
    </button>
  );
}

interface PressLabel extends Pick<Shown, 'texts' | 'formats'> {
  readonly isReady: boolean;
  /** The stake of the next round. */
  readonly amount: number;
}

/** What a press does now. */
function labelOf(
  { round, isOpen, freeSpins }: Play,
  { isReady, amount, texts, formats }: PressLabel,
): string {
  const { play, free } = texts;
  if (isOpen && round) {
    return round.moves.includes(STOP)
      ? fill(play.take, { amount: formats.money(round.returned) })
      : play.moveFirst;
  }
  if (!isReady) return play.chooseFirst;
  return freeSpins ? free.begin : fill(play.begin, { amount: formats.money(amount) });
}
