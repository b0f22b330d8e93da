import type {
  TotoDraw,
  totoAnswers,
  TotoSection,
  TotoSections,
} from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

export type DrawList = v.InferOutput<(typeof totoAnswers)['totoDraws']>;

/** Which draws of a section a screen shows. */
export interface DrawsQuery {
  readonly section: TotoSection;
  readonly list: 'open' | 'next' | 'past';
  /** The number of a draw: those before it. */
  readonly before?: string | undefined;
}

/** Where draws come from: the bus in a page, the back end on a server. */
export interface TotoSource {
  sections(signal?: AbortSignal): Promise<TotoSections>;
  draws(wanted: DrawsQuery, signal?: AbortSignal): Promise<DrawList>;
}

export type { TotoDraw };
