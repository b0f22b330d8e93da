import type { Line } from '../engine/line';
import { searchOf } from '../line/search/search-of-line';
import { playedDaysOf } from '../results/played-days';
import type { Piece } from '../../platform/work/preparation';

/** What calls about the line need and have not made yet: prices, outcomes and names of its games, and results of the last days. */
export function* linePieces(line: Line, now: () => number): Generator<Piece> {
  for (const { match, state } of line.games()) {
    if (state.phase !== 'finished') yield* match.pieces(now());
  }
  yield* searchOf(line).pieces(line.games());
  yield* playedDaysOf(line).pieces(now());
}
