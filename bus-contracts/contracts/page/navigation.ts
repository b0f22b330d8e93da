import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../../kernel/contract';
import { languageSchema } from '../player/settings';
import { sitePathSchema } from './site-path';

export const navigationState = defineState({
  name: 'navigation.state',
  version: 1,
  owner: 'navigation',
  doc: 'The page that the player is on; an area on it renders `path`.',
  value: v.object({
    language: languageSchema,
    /** Path behind the language prefix, with query, without hash: "/live/football?x=1"; "/" for home. */
    path: sitePathSchema,
    /** Name in the route table. */
    route: v.string(),
    /** The area the route shows; null for pages of the shell. */
    area: v.nullable(v.string()),
    params: v.record(v.string(), v.string()),
    /** The parts of the layout around the page; all of them by default. */
    layout: v.optional(
      v.picklist(['default', 'print', 'empty', 'blocked', 'maintenance', 'payment-result']),
    ),
    /** The hidden parts of the layout; none by default. */
    hides: v.optional(v.array(v.picklist(['coupon', 'footer', 'seo', 'bottom-bar']))),
    /** The page has a stage for a game. */
    hasStage: v.optional(v.literal(true)),
    /** Key of the page's name in the shell's words, where it has one there. */
    titleKey: v.optional(v.string()),
  }),
});
export type NavigationState = v.InferOutput<typeof navigationState.value>;

export const scrollState = defineState({
  name: 'scroll.state',
  version: 1,
  owner: 'scroll',
  doc: 'The place on the page to scroll to; an area with a long page may render that place first.',
  value: v.object({
    /** The position, px: the former one of a page that is returned to; 0 for a new one. */
    y: v.pipe(v.number(), v.minValue(0)),
  }),
});

export const navigationGo = defineCommand({
  name: 'navigation.go',
  version: 1,
  owner: 'navigation',
  doc: 'Goes to a path of this site; a path that would leave the site is refused, and any while navigation is blocked.',
  request: v.object({
    /** Behind the language prefix: "/live". */
    path: v.string(),
    replace: v.optional(v.boolean()),
  }),
  answer: v.object({}),
  failures: ['off-site', 'blocked'],
});

/** How long data loaded for an intent are used, since an older view has older prices. The intent is not repeated before. */
export const INTENT_GOOD_FOR_MS = 10_000;

export const navigationIntent = defineEvent({
  name: 'navigation.intent',
  version: 1,
  owner: 'intent',
  doc: 'The player seems about to follow a link; the area that shows its page may load data ahead. Most of these moves happen, some never do.',
  payload: v.object({
    /** As `path` of `navigation.state` will be. */
    path: sitePathSchema,
    /** Name in the route table. */
    route: v.string(),
    params: v.record(v.string(), v.string()),
    /** The area that shows it. */
    area: v.string(),
    /** Full path with query, as the address bar will have it. */
    address: sitePathSchema,
  }),
});
