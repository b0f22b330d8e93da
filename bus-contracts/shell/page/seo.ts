import * as v from 'valibot';
import { sitePathSchema } from '../../contracts/site-path';
import { defineState } from '../define';

export const seoState = defineState({
  name: 'seo.state',
  version: 1,
  owner: 'seo',
  doc: "What the operator says to search engines of the page the player has moved to: its title, which stands over any other, and its text block, which nobody has cleaned yet. Of the document's first page the server has told.",
  value: v.object({
    /** Behind the language, without query. */
    path: sitePathSchema,
    /** Null keeps the page's own. */
    title: v.nullable(v.string()),
    /** Empty where there is none. */
    html: v.string(),
    /** All but the beginning of a long text waits for a press. */
    isTextFolded: v.boolean(),
  }),
});
export type SeoState = v.InferOutput<typeof seoState.value>;
