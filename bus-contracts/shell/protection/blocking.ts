import * as v from 'valibot';
import { defineState } from '../define';

export const blockingState = defineState({
  name: 'blocking.state',
  version: 1,
  owner: 'blocking',
  doc: 'Whether the operator blocks the visitor, and why; published after the first check.',
  value: v.object({
    isBlocked: v.boolean(),
    /** The reason code (specification, section 4); null for none. */
    reason: v.nullable(v.number()),
  }),
});
export type BlockingState = v.InferOutput<typeof blockingState.value>;
