import { useEffect, useState } from 'react';
import type { PlayData } from '../../play-data';
import type { Shown } from '../engine';
import { fill } from '../formats';
import type { TablePlay } from './use-table';

const TICK_MS = 250;
const RADIUS = 16;
const AROUND = 2 * Math.PI * RADIUS;

interface PhaseLineProps extends Shown {
  readonly play: TablePlay;
}

/** What the table is at, in words, with the time that is left; only the words are announced. */
export function PhaseLine({ play, ...shown }: PhaseLineProps) {
  const { table, endsAt, isLost } = play;
  const { texts, data } = shown;
  const said = table.isVoid ? texts.table.void : texts.table.phases[table.phase];
  return (
    <div className={`phase ${table.phase}`}>
      <p role="status" className="phase-name">
        {isLost ? texts.table.lost : said}
      </p>
      {endsAt !== null && (
        <Countdown key={endsAt} endsAt={endsAt} whole={wholeOf(data, table.phase)} {...shown} />
      )}
    </div>
  );
}

interface CountdownProps extends Shown {
  readonly endsAt: number;
  /** How long the phase is in all, ms. */
  readonly whole: number;
}

function Countdown({ endsAt, whole, texts }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, endsAt - now);
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / whole);
  return (
    <p className="phase-left" role="timer">
      <svg className="ring" viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r={RADIUS} className="ring-back" />
        <circle
          r={RADIUS}
          className="ring-left"
          strokeDasharray={`${(AROUND * share).toFixed(2)} ${AROUND.toFixed(2)}`}
          transform="rotate(-90)"
        />
      </svg>
      {fill(texts.table.left, { seconds })}
    </p>
  );
}

function wholeOf({ shared }: PlayData, phase: string): number {
  if (!shared) return 1;
  return phase === 'betting' ? shared.times.bettingMs : shared.times.shownMs;
}
