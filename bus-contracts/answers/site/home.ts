import * as v from 'valibot';
import { sitePathSchema } from '@grandstand/bus-contracts';

/** The sections of the home page: the operator decides which there are, and their order. */
export const HOME_SECTIONS = ['bets', 'matches', 'banner', 'live', 'line', 'casino'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** A game of the casino as the home page shows it. */
export const homeGameSchema = v.object({
  slug: v.string(),
  name: v.string(),
  provider: v.string(),
  /** The rules by which it is played: they decide its picture. */
  engine: v.string(),
  /** Its page. */
  path: sitePathSchema,
});
export type HomeGame = v.InferOutput<typeof homeGameSchema>;

/** The rows of games: those that the player has opened lately, the new ones, and those that most players open. */
export const HOME_ROWS = ['recent', 'new', 'top'] as const;

const words = v.pipe(v.string(), v.maxLength(200));
export const homeBannerSchema = v.object({
  title: words,
  text: words,
  /** The words of the link to `path`. */
  action: words,
  path: sitePathSchema,
  /** A picture of the site's; null: the banner has words alone. */
  picture: v.nullable(sitePathSchema),
});
export type HomeBanner = v.InferOutput<typeof homeBannerSchema>;

export const siteHomeSchema = v.object({
  sections: v.array(v.picklist(HOME_SECTIONS)),
  /** Whether the visitor may be shown what promotes: false for players who stopped playing, and where the request asked for none. */
  mayPromote: v.boolean(),
  /** Null where there is none, and where nothing may be promoted. */
  banner: v.nullable(homeBannerSchema),
  games: v.nullable(
    v.array(v.object({ kind: v.picklist(HOME_ROWS), games: v.array(homeGameSchema) })),
  ),
});
export type SiteHome = v.InferOutput<typeof siteHomeSchema>;
