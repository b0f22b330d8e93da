import { useId, useRef, useState, type ReactElement } from 'react';
import { Skeleton } from '../blocks/skeleton';
import { classNames } from '../class-names';
import type { ChartData } from './chart-data';
import styles from './chart.module.css';
import { useDrawing } from './use-drawing';

interface ChartProps {
  readonly title: string;
  /** What a point is: "Month". */
  readonly pointLabel: string;
  /** Two points at least; another object draws the chart anew. */
  readonly data: ChartData;
  /** Writes a value beside the chart. */
  readonly format: (value: number) => string;
  /** Said where the chart could not be loaded. */
  readonly failed: string;
}

/**
 * Values at points in their order, as bars and a line.
 * The pointer or the arrow keys choose a point, whose values are written below. A chart is no one's only source:
 * put it beside a table with the same values.
 */
export function Chart({ title, pointLabel, data, format, failed }: ChartProps): ReactElement {
  const { points, series } = data;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const last = points.length - 1;
  const [chosen, setChosen] = useState(last);
  const at = Math.min(chosen, last);
  const name = points[at]?.name ?? '';
  const state = useDrawing(frame, { data, chosen: at, onChoose: setChosen });
  return (
    <figure className={styles.chart} aria-labelledby={`${id}title`}>
      <figcaption id={`${id}title`} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.frame}>
        {/* The keyboard's way to the points. */}
        <input
          id={`${id}point`}
          className={styles.range}
          type="range"
          aria-label={pointLabel}
          aria-valuetext={name}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <div ref={frame} className={styles.plot} aria-hidden="true" />
        {state === 'loading' ? <Skeleton shape="block" /> : null}
        {state === 'failed' ? <p className={styles.failed}>{failed}</p> : null}
      </div>
      <output className={styles.values} htmlFor={`${id}point`}>
        <span className={styles.point}>{name}</span>
        {series.map(({ name: of, shape, values }) => (
          <span key={of} className={styles.value}>
            <span className={classNames(styles.sign, styles[shape])} aria-hidden="true" />
            <span className={styles.name}>{of}</span>{' '}
            <span className={styles.amount}>{format(values[at] ?? 0)}</span>
          </span>
        ))}
      </output>
    </figure>
  );
}
