import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The player's appeals against blocks of their account, newest first. */
export const blockAppeals = defineGet({
  path: '/web-api/user/block-appeals',
  request: v.object({}),
  answer: v.pipe(
    v.object({
      appeals: v.array(
        v.object({
          id: v.string(),
          createdAt: v.number(),
          text: v.string(),
          status: v.picklist(['waiting', 'accepted', 'rejected']),
          answer: v.nullable(v.string()),
          answeredAt: v.nullable(v.number()),
        }),
      ),
    }),
    v.transform(({ appeals }) => appeals),
  ),
  token: 'required',
  isForAreas: true,
});
