import * as v from 'valibot';
import { sitePathSchema } from '../../contracts/page/site-path';
import { defineState } from '../define';

export const seoState = defineState({
  name: 'seo.state',
  version: 1,
  owner: 'seo',
  doc: "The operator's data for search engines of the page that the player moved to: its title, which overrides any other, and its text block, which is not sanitized yet. The server renders those of the first page.",
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
