import * as v from 'valibot';
import { defineEvent, defineState } from '../kernel/contract';

export const areaReady = defineEvent({
  name: 'area.ready',
  version: 1,
  owner: '*',
  doc: 'An area says that it has taken over its markup and answers presses.',
  payload: v.object({}),
});

export const areaDead = defineEvent({
  name: 'area.dead',
  version: 1,
  owner: '*',
  doc: 'An area says that it cannot go on; the shell retires it.',
  payload: v.object({ reason: v.string() }),
});

export const areaStatusSchema = v.picklist(['not-exist', 'loading', 'ready', 'error']);
export type AreaStatus = v.InferOutput<typeof areaStatusSchema>;

export const areasState = defineState({
  name: 'areas.state',
  version: 1,
  owner: 'remote-views',
  audience: 'shell',
  doc: 'The state of every area on the page.',
  value: v.record(
    v.string(),
    v.object({
      status: areaStatusSchema,
      /** Status code of the failure; 0 where there was no answer. */
      statusCode: v.optional(v.number()),
      attempt: v.number(),
    }),
  ),
});
