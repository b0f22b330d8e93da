import { useEffect, useState } from 'react';
import type { CurveChoice } from '../../maths/curve/curve';
import { flownAfter } from '../../maths/curve/flight';
import type { FlightView } from '../../maths/curve/flight';
import type { BoardProps, EnginePage } from '../engine';
import { fill } from '../formats';
import { CURVE_PAGE } from './curve';
import './flight.css';

const [WIDTH, HEIGHT] = [600, 220];
const GROUND = HEIGHT - 20;
/** How often the figure is drawn anew, ms: calmly, and in the same way for everybody. */
const TICK_MS = 100;

export const FLIGHT_PAGE: EnginePage<CurveChoice, FlightView> = {
  ...(CURVE_PAGE as unknown as EnginePage<CurveChoice, FlightView>),
  Board: (props) =>
    props.run ? <Running {...props} startedAt={props.run.startedAt} /> : <Ended {...props} />,
  words: ({ end, out }, { texts, formats }) => {
    const ended = fill(texts.curve.ended, { end: formats.times(end) });
    return out === null ? ended : `${fill(texts.flight.out, { out: formats.times(out) })} ${ended}`;
  },
  short: ({ end }, { formats }) => formats.times(end),
};

type FlightBoard = BoardProps<CurveChoice, FlightView>;

function Running({ startedAt, choice, formats }: FlightBoard & { readonly startedAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <Sky at={flownAfter(now - startedAt)} targets={choice.targets} formats={formats} />;
}

function Ended({ view, choice, formats }: FlightBoard) {
  return (
    <Sky
      at={view?.end ?? null}
      targets={view?.targets.length ? view.targets : choice.targets}
      formats={formats}
      isOver
    />
  );
}

interface SkyProps extends Pick<FlightBoard, 'formats'> {
  /** The multiplier, in hundredths; null: nothing flies. */
  readonly at: number | null;
  readonly targets: readonly number[];
  readonly isOver?: boolean;
}

/** The kite on its line, with the targets; the words beside it say the same. */
function Sky({ at, targets, formats, isOver = false }: SkyProps) {
  const top = Math.max(at ?? 100, 300) * 1.15;
  const heightOf = (multiplier: number): number =>
    GROUND - (Math.log(multiplier / 100) / Math.log(top / 100)) * (HEIGHT - 50);
  const y = heightOf(Math.max(100, at ?? 100));
  const x = WIDTH - 110;
  return (
    <svg className="board flight" viewBox={`-10 0 ${WIDTH + 90} ${HEIGHT}`} aria-hidden="true">
      <path className="axis" d={`M0 ${GROUND}h${WIDTH}`} />
      {targets
        .filter((target) => target <= top)
        .map((target) => (
          <g key={target} className={at !== null && at >= target ? 'aim hit' : 'aim'}>
            <path d={`M0 ${heightOf(target)}h${WIDTH}`} />
            <text x={WIDTH + 6} y={heightOf(target) + 5}>
              {formats.times(target)}
            </text>
          </g>
        ))}
      {at !== null && (
        <g className={isOver ? 'over reveal' : 'up'}>
          <path className="rise" d={`M20 ${GROUND}Q${WIDTH * 0.55} ${GROUND} ${x} ${y}`} />
          {!isOver && (
            <path className="kite" d={`M${x} ${y}l10 -18l18 -10l-6 20zM${x} ${y}l28 -28`} />
          )}
          <text className="figure" x={WIDTH / 2 - 60} y="52" textAnchor="middle">
            {formats.times(at)}
          </text>
        </g>
      )}
    </svg>
  );
}
