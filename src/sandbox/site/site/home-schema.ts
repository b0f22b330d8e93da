import { HOME_SECTIONS, homeBannerSchema } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { HOME_PAGE } from './home-defaults';
import type { HomePage } from './home-page';

const { title, text, action, path, picture } = homeBannerSchema.entries;
const wordsSchema = v.object({ title, text, action });

/** QA's home page; members that are left out get their defaults, and a banner of null is none. */
export const homePageSchema = v.pipe(
  v.object({
    sections: v.optional(v.array(v.picklist(HOME_SECTIONS))),
    banner: v.optional(
      v.nullable(
        v.object({
          path,
          picture: v.optional(picture, null),
          words: v.object(v.entriesFromList(LANGUAGES, wordsSchema)),
        }),
      ),
    ),
  }),
  v.transform((home): HomePage => ({ ...HOME_PAGE, ...home })),
);
