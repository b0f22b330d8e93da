import { useCallback, useEffect, useState } from 'react';
import type { PlayData, PlayFault, TableAnswer } from '../../play-data';
import type { TableCalls } from '../calls';
import type { ShellLink } from '../shell-link';

/** Faults after which a game must be opened again. */
const OVER = new Set(['no-session', 'session-ended', 'unknown-session']);
/** The waits before a look without an answer is repeated, ms. */
const WAITS = [1000, 2000, 4000, 8000];
/** Two starts that differ by less are of one round. */
const SAME_RUN_MS = 2000;

export interface TablePlay {
  readonly choice: object;
  /** Minor units of a unit of the stake. */
  readonly unit: number;
  readonly table: TableAnswer;
  /** When the phase ends, by this machine's clock; null: with an answer. */
  readonly endsAt: number | null;
  /** Since when the round runs, by this machine's clock; null: it does not. */
  readonly startedAt: number | null;
  /** Whether the server does not answer at present. */
  readonly isLost: boolean;
  readonly isBusy: boolean;
  /** Whether the site lets no round begin. */
  readonly isStopped: boolean;
  readonly fault: PlayFault['error'] | null;
  choose(choice: object): void;
  stake(unit: number): void;
  begin(): void;
  stop(): void;
}

interface Seen {
  readonly table: TableAnswer;
  readonly endsAt: number | null;
  readonly startedAt: number | null;
}

const seen = (table: TableAnswer): Seen => ({
  table,
  endsAt: table.endsIn === null ? null : Date.now() + table.endsIn,
  startedAt: table.runningFor === null ? null : Date.now() - table.runningFor,
});

/** Of two answers the one that is newer: an answer to a bet may overtake one to a look. */
function newer(one: Seen, other: Seen): Seen {
  if (other.table.version < one.table.version) return one;
  const [before, now] = [one.startedAt, other.startedAt];
  const isSameRun = before !== null && now !== null && Math.abs(before - now) < SAME_RUN_MS;
  // The answer that came fastest tells best since when a round runs.
  return isSameRun ? { ...other, startedAt: Math.min(before, now) } : other;
}

/** The state of the page of a table, which it hears from its server again and again. */
export function useTable(
  data: PlayData,
  first: TableAnswer,
  { calls, shell }: { readonly calls: TableCalls; readonly shell: ShellLink },
): TablePlay {
  const [choice, setChoice] = useState<object>(data.choice);
  const [unit, setUnit] = useState(data.stake.min);
  const [{ table, endsAt, startedAt }, setSeen] = useState(() => seen(first));
  const [isLost, setIsLost] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const [fault, setFault] = useState<PlayFault['error'] | null>(null);

  useEffect(() => shell.onRest((rest) => setIsStopped(rest !== null)), [shell]);

  const fail = useCallback(
    (error: PlayFault['error']): void => {
      setFault(error);
      if (OVER.has(error.code)) shell.failed(error.code);
    },
    [shell],
  );

  useEffect(() => {
    let isOver = false;
    let { phase } = first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (version: number, failures: number): Promise<void> => {
      const answer = await calls.look(version);
      if (isOver) return;
      if (!('error' in answer)) {
        setIsLost(false);
        setSeen((before) => newer(before, seen(answer)));
        // What was refused is of a round that is over.
        if (answer.phase === 'betting' && phase !== 'betting') setFault(null);
        phase = answer.phase;
        void look(answer.version, 0);
        return;
      }
      if (OVER.has(answer.error.code)) {
        fail(answer.error);
        return;
      }
      setIsLost(true);
      // With no version it is answered at once.
      timer = setTimeout(() => void look(-1, failures + 1), WAITS[failures] ?? WAITS.at(-1));
    };
    void look(first.version, 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [calls, fail, first]);

  const { own } = table;
  const ended = own?.result ? own.roundId : null;
  useEffect(() => {
    if (ended !== null) shell.round('ended', ended);
  }, [ended, shell]);

  const take = (answer: TableAnswer | PlayFault): void => {
    setIsBusy(false);
    if ('error' in answer) {
      fail(answer.error);
      return;
    }
    setFault(null);
    setSeen((before) => newer(before, seen(answer)));
  };

  return {
    choice,
    unit,
    table,
    endsAt,
    startedAt,
    isLost,
    isBusy,
    isStopped,
    fault,
    choose(next) {
      setChoice(next);
      setFault(null);
    },
    stake: setUnit,
    begin() {
      if (isBusy || isStopped) return;
      setIsBusy(true);
      calls.begin(choice, unit).then((answer) => {
        take(answer);
        if (!('error' in answer) && answer.own) shell.round('begun', answer.own.roundId);
      }, console.error);
    },
    stop() {
      if (isBusy || !own) return;
      setIsBusy(true);
      calls.stop(own.roundId).then(take, console.error);
    },
  };
}
