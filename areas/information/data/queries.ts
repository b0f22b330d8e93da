import { queryOptions } from '@grandstand/bus-contracts/query';
import type { AnswerTo, ContentCall, ContentInput, ContentSource } from './source';

/** Texts change rarely: on the way back the screens are shown from what was loaded. */
const FRESH_MS = 300_000;

interface CallWithInput<C extends ContentCall> {
  readonly call: C;
  readonly input: ContentInput<C>;
}

/** A call of a screen. */
export type ScreenQuery<C extends ContentCall = ContentCall> = {
  [Call in C]: CallWithInput<Call>;
}[C];

/** The query of a call. */
export function contentQuery<C extends ContentCall>(
  source: ContentSource,
  { call, input }: CallWithInput<C>,
) {
  return queryOptions<AnswerTo<C>>({
    queryKey: ['content', call, input],
    queryFn: ({ signal }) => source.load(call, input, signal),
    staleTime: FRESH_MS,
  });
}
