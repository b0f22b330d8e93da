import type { TableAnswer } from '../../play-data';
import type { AnyEnginePage, Shown } from '../engine';

interface LastRoundsProps extends Shown {
  readonly last: TableAnswer['last'];
  readonly engine: AnyEnginePage;
}

/** The results of the last rounds, newest first. They say nothing about the next one. */
export function LastRounds({ last, engine, ...shown }: LastRoundsProps) {
  const { texts } = shown;
  return (
    <section className="last" aria-label={texts.table.last}>
      <h2>{texts.table.last}</h2>
      {last.length === 0 ? (
        <p>{texts.table.noLast}</p>
      ) : (
        <ol>
          {last.map(({ name, view }) => (
            <li key={name}>{engine.short?.(view, shown) ?? engine.words(view, shown)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
