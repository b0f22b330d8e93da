import * as v from 'valibot';
import { defineState } from '../define';
import { areaStatusSchema } from '../../contracts/page/areas';

export const areasState = defineState({
  name: 'areas.state',
  version: 1,
  owner: 'remote-views',
  doc: 'The state of every area on the page; of one in a dialog as `NAME@dialog`.',
  value: v.record(
    v.string(),
    v.object({
      status: areaStatusSchema,
      /** Status code of the failure; 0 where there was no answer. */
      statusCode: v.optional(v.number()),
      attempt: v.number(),
      /** The path at which the area reported no page; left out where there is one. */
      missing: v.optional(v.string()),
    }),
  ),
});
