import { queryOptions } from '@grandstand/bus-contracts/query';
import type { AnswerTo, CallInput, ContentCall, ContentSource } from './source';

/** Texts change rarely: on the way back the screens are shown from what was loaded. */
const FRESH_MS = 300_000;

/** A call of a screen. */
export interface ScreenQuery<C extends ContentCall = ContentCall> {
  readonly call: C;
  readonly input: CallInput;
}

/** The query of a call. */
export function contentQuery<C extends ContentCall>(
  source: ContentSource,
  { call, input }: ScreenQuery<C>,
) {
  return queryOptions<AnswerTo<C>>({
    queryKey: ['content', call, input],
    queryFn: ({ signal }) => source.load(call, input, signal),
    staleTime: FRESH_MS,
  });
}
