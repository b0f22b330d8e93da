import type { LadderView } from '../../../maths/fields/ladder';
import { takeMove } from '../../../maths/fields/ladder';
import type { LadderTable } from '../../../maths/tables/ladders';
import type { PlayTexts } from '../../../play-texts';
import { Drawing } from '../../pictures/drawings';
import type { DrawingName } from '../../pictures/drawings';
import type { EnginePage } from '../../engine';
import { fill } from '../../formats';
import '../../styles/square.css';
import './ladder.css';

/** What the fields of a game look like: one to choose, a right one, a wrong one. */
interface Looks {
  readonly texts: 'penalty' | 'cups' | 'apple';
  readonly shut: DrawingName;
  readonly right: DrawingName;
  readonly wrong: DrawingName;
}

const tableOf = (table: object) => table as LadderTable;

/** The page of games whose steps have right and wrong fields. */
function ladderPage(looks: Looks): EnginePage<object, LadderView> {
  const wordsOf = (texts: PlayTexts) => texts[looks.texts];
  return {
    Choose: null,
    Board({ view, moves, onMove, data, texts, formats }) {
      const { steps } = tableOf(data.table);
      const taken = view?.taken ?? [];
      const lookOf = (step: number, field: number): 'shut' | 'right' | 'wrong' => {
        const wrong = view?.wrong[step];
        if (!wrong) return 'shut';
        return wrong.includes(field) ? 'wrong' : 'right';
      };
      return (
        <ol className={`board steps of-${steps.length}`}>
          {numbered(steps).map(({ step, at }) => (
            <li key={at} className={at === taken.length && moves.length > 0 ? 'present' : ''}>
              <span className="pays">{formats.times(step.pays)}</span>
              {Array.from({ length: step.fields }, (_, field) => {
                const look = lookOf(at, field);
                const isOffered = at === taken.length && moves.includes(takeMove(field));
                return (
                  <button
                    key={takeMove(field)}
                    type="button"
                    className={`square ${look} ${taken[at] === field ? 'opened' : ''}`}
                    disabled={!isOffered}
                    aria-label={fill(wordsOf(texts)[look], { step: at + 1, number: field + 1 })}
                    onClick={() => onMove(takeMove(field))}
                  >
                    <Drawing name={looks[look]} />
                  </button>
                );
              })}
            </li>
          ))}
        </ol>
      );
    },
    words: ({ taken, hasFallen }, { texts }) => {
      const own = wordsOf(texts);
      if (taken.length === 0) return own.begin;
      const values = { step: taken.length, number: (taken.at(-1) ?? 0) + 1 };
      return fill(hasFallen ? own.fallen : own.stands, values);
    },
    odds: (_choice, { data, texts }) => {
      let chance = 1;
      return tableOf(data.table).steps.map(({ fields, wrong, pays }, at) => {
        chance *= (fields - wrong) / fields;
        return { name: fill(wordsOf(texts).after, { step: at + 1 }), pays, chance };
      });
    },
  };
}

/** The steps with their places; the first is the lowest. */
function numbered(steps: LadderTable['steps']) {
  return steps.map((step, at) => ({ step, at }));
}

export const PENALTY_PAGE = ladderPage({
  texts: 'penalty',
  shut: 'field',
  right: 'ball',
  wrong: 'glove',
});
export const CUPS_PAGE = ladderPage({ texts: 'cups', shut: 'cup', right: 'pearl', wrong: 'empty' });
export const APPLE_PAGE = ladderPage({
  texts: 'apple',
  shut: 'apple',
  right: 'apple',
  wrong: 'core',
});
