import * as v from 'valibot';
import { defineEvent } from '../../kernel/contract';
import { sitePathSchema } from './site-path';

export const areaReady = defineEvent({
  name: 'area.ready',
  version: 1,
  owner: '*',
  doc: 'An area reports that it has hydrated its markup and responds to input.',
  payload: v.object({}),
});

export const areaDead = defineEvent({
  name: 'area.dead',
  version: 1,
  owner: '*',
  doc: 'An area reports that it has failed; the shell retires it.',
  payload: v.object({ reason: v.string() }),
});

export const areaMissing = defineEvent({
  name: 'area.missing',
  version: 1,
  owner: '*',
  doc: 'An area reports that there is no page at a path, and null once it shows an existing one, so that search engines index no empty page.',
  payload: v.object({
    /** As in `navigation.state`. */
    path: v.nullable(sitePathSchema),
  }),
});

export const areaStatusSchema = v.picklist(['not-exist', 'loading', 'ready', 'error']);
export type AreaStatus = v.InferOutput<typeof areaStatusSchema>;
