import { OPEN_ALL, openFieldMove } from '../../maths/draws/scratch';
import type { ScratchView } from '../../maths/draws/scratch';
import type { ScratchTable } from '../../maths/tables/scratch';
import type { PlayTexts } from '../../play-texts';
import type { EnginePage } from '../engine';
import { fill } from '../formats';
import { SymbolDrawing } from '../pictures/symbols';
import '../styles/square.css';
import './scratch.css';

const tableOf = (table: object) => table as ScratchTable;

const nameOf = (picture: string, { symbols }: PlayTexts): string =>
  (symbols as Readonly<Record<string, string>>)[picture] ?? picture;

export const SCRATCH_PAGE: EnginePage<object, ScratchView> = {
  Choose: null,
  Board({ view, moves, onMove, data, texts }) {
    const { fields } = tableOf(data.table);
    const pictures = view?.pictures ?? Array.from({ length: fields }, () => null);
    return (
      <div className="board scratch">
        <div className="scratch-card" role="group" aria-label={texts.scratch.card}>
          {pictures.map((picture, field) => {
            const number = field + 1;
            const move = openFieldMove(field);
            const isPrize = picture !== null && picture === view?.prize;
            return (
              // The fields have no order but their places.
              <button
                key={move}
                type="button"
                className={`square ${picture === null ? 'shut' : 'bare'} ${isPrize ? 'prize' : ''}`}
                aria-label={
                  picture === null
                    ? fill(texts.scratch.covered, { number })
                    : fill(texts.scratch.open, { number, picture: nameOf(picture, texts) })
                }
                // Not disabled, so that the focus stays on a field that was uncovered.
                aria-disabled={!moves.includes(move)}
                onClick={() => onMove(move)}
              >
                <svg viewBox="0 0 72 72" aria-hidden="true">
                  {picture !== null && (
                    <g className="reveal">
                      <SymbolDrawing name={picture} />
                    </g>
                  )}
                </svg>
              </button>
            );
          })}
        </div>
        <button
          type="button"
          aria-disabled={!moves.includes(OPEN_ALL)}
          onClick={() => onMove(OPEN_ALL)}
        >
          {texts.scratch.all}
        </button>
      </div>
    );
  },
  words: (view, { data, texts }) => {
    const { same } = tableOf(data.table);
    const last = view.opened.at(-1);
    const picture = last === undefined ? null : view.pictures[last];
    if (!view.isOver) {
      const left = fill(texts.scratch.left, {
        count: view.pictures.filter((one) => one === null).length,
      });
      if (last === undefined || !picture) return `${left} ${texts.scratch.anyOrder}`;
      const now = fill(texts.scratch.open, { number: last + 1, picture: nameOf(picture, texts) });
      return `${now}. ${left}`;
    }
    const found =
      view.prize === null
        ? fill(texts.scratch.none, { count: same })
        : `${fill(texts.scratch.prize, { count: same, picture: nameOf(view.prize, texts) })}.`;
    const all = view.pictures.map((one) => nameOf(one ?? '', texts)).join(', ');
    return `${found} ${fill(texts.scratch.pictures, { pictures: all })}`;
  },
  odds: (_choice, { data, texts }) => {
    const { prizes, cards, same } = tableOf(data.table);
    return prizes.map(({ picture, pays, cards: count }) => ({
      name: `${fill(texts.scratch.prize, { count: same, picture: nameOf(picture, texts) })} (${fill(
        texts.scratch.cards,
        { count, cards },
      )})`,
      pays,
      chance: count / cards,
    }));
  },
};
