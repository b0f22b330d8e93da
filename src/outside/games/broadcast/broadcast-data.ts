import type { cyberAnswers } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

/** The element with the data that a page begins with. */
export const BROADCAST_DATA_ID = 'broadcast-data';

/** The operator's answer about a game: what it shows is some seconds old. */
export type ShownGame = v.InferOutput<typeof cyberAnswers.lineBroadcast>;

/** What the page of a broadcast begins with. */
export interface BroadcastData {
  readonly game: number;
  readonly language: string;
  readonly texts: {
    readonly simulated: string;
    readonly waiting: string;
    readonly over: string;
  };
}
