import type { Game } from '@grandstand/bus-contracts';
import type { AreaInput, cyberAnswers } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

export type CyberList = v.InferOutput<typeof cyberAnswers.lineCyber>;
export type Broadcast = v.InferOutput<typeof cyberAnswers.lineBroadcast>;

/** Which disciplines and games of a type are wanted. */
export type ListQuery = Readonly<Record<string, string>> & AreaInput<'lineCyber'>;

/** A part of the line that a screen shows. */
export type ScreenQuery =
  | { readonly kind: 'list'; readonly query: ListQuery }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'broadcast'; readonly gameId: number };

interface Answers {
  readonly list: CyberList;
  readonly game: Game;
  readonly broadcast: Broadcast;
}

/** The answer to what is wanted. */
export type DataOf<W extends ScreenQuery> = Answers[W['kind']];

/** Where the line comes from: the bus in a page, the back end on a server. */
export interface CyberSource {
  load(wanted: ScreenQuery, signal?: AbortSignal): Promise<DataOf<ScreenQuery>>;
}
