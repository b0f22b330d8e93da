import * as v from 'valibot';

// Read by host and shell: each checks the answers itself, since both receive them from the network.

const text = v.optional(v.nullable(v.string()), null);

/** The data of a page for search engines (specification, section 3); the site supplies members that are left out. */
export const pageDataSchema = v.object({
  title: text,
  description: text,
  siteName: text,
  customCanonical: v.optional(
    v.nullable(
      v.object({
        /** `url`: the page's one address is `targetUrl`; `mirror`: it is the same path on `domain`. */
        mode: v.picklist(['url', 'mirror']),
        targetUrl: text,
        domain: v.optional(v.nullable(v.object({ host: v.string() })), null),
      }),
    ),
    null,
  ),
  /** "noindex, follow"; of the page itself. */
  metaRobots: text,
  /** The same for the page's parents: the site, the section, the sport. */
  hierarchyMetaRobots: v.optional(v.array(v.string()), []),
  metas: v.optional(
    v.array(
      v.object({
        name: v.optional(v.string()),
        property: v.optional(v.string()),
        content: v.string(),
      }),
    ),
    [],
  ),
  hreflangs: v.optional(v.array(v.object({ hreflang: v.string(), href: v.string() })), []),
  /** The page's address for other screens: the mobile site's. */
  mediaAlternates: v.optional(v.array(v.object({ media: v.string(), href: v.string() })), []),
});
export type PageData = v.InferOutput<typeof pageDataSchema>;

/** A page's preview picture, and whether its text is folded. */
export const pageVisualSchema = v.object({
  /** Shown where the page is shared. */
  image: v.optional(v.nullable(v.object({ url: v.string(), alt: text })), null),
  /** All but the beginning of a long text waits for a press. */
  isTextFolded: v.optional(v.boolean(), true),
});
export type PageVisual = v.InferOutput<typeof pageVisualSchema>;

/** Longer texts are rejected. */
const MAX_TEXT_LENGTH = 200_000;

/** The text block of a page, as HTML that is not sanitized yet. */
export const pageContentSchema = v.object({
  html: v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), ''),
});

/** Every sport and championship with the address of its page, and with games on request. */
export const sportsMapSchema = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    path: v.string(),
    champs: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        path: v.string(),
        /** Matches to come. */
        games: v.optional(v.array(v.object({ id: v.number(), path: v.string() }))),
      }),
    ),
  }),
);
export type SportsMap = v.InferOutput<typeof sportsMapSchema>;
