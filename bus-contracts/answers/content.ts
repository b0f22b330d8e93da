import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const named = v.object({ slug: v.string(), name: v.string() });

/** A part of a line of text: a link where it has an address, odds where it has a price instead of words. */
const inlineSchema = v.object({
  text: v.string(),
  isStrong: v.optional(v.boolean(), false),
  /** A path of the site without the language, or an address of https, mailto or tel. */
  href: v.optional(v.nullable(v.string()), null),
  /** A price, to be written in the reader's odds format. */
  coef: v.optional(v.nullable(v.number()), null),
});
export type ContentInline = v.InferOutput<typeof inlineSchema>;

const inlines = v.array(inlineSchema);

/** A part of a text. Texts are data, never HTML. */
export const contentBlockSchema = v.variant('kind', [
  v.object({
    kind: v.literal('heading'),
    level: v.picklist([2, 3]),
    /** The same in all languages, so that a link to it holds in each. */
    id: v.string(),
    text: v.string(),
  }),
  v.object({
    kind: v.literal('paragraph'),
    /** The number of a rule: "4.2". */
    number: v.optional(v.nullable(v.string()), null),
    text: inlines,
  }),
  v.object({ kind: v.literal('note'), text: inlines }),
  v.object({ kind: v.literal('list'), isOrdered: v.boolean(), items: v.array(inlines) }),
  v.object({ kind: v.literal('table'), head: v.array(inlines), rows: v.array(v.array(inlines)) }),
]);
export type ContentBlock = v.InferOutput<typeof contentBlockSchema>;

/** The kinds of texts that the operator has. */
export const CONTENT_KINDS = [
  'pages',
  'rules',
  'alphabet',
  'news',
  'blog',
  'partners',
  'promotions',
  'landings',
  'bonus-partners',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const itemSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  /** The group of a rule, the block of a term. */
  group: v.optional(v.nullable(named), null),
  /** The category of a term. */
  category: v.optional(v.nullable(named), null),
  /** Milliseconds; null: it is no news. */
  publishedAt: v.optional(v.nullable(v.number()), null),
  tags: v.optional(v.array(named), []),
  /** The event of a landing; null: it is about none. */
  event: v.optional(
    v.nullable(
      v.object({
        startsAt: v.number(),
        endsAt: v.number(),
        stage: v.picklist(['before', 'running', 'after']),
      }),
    ),
    null,
  ),
  /** Minutes that reading takes. */
  minutes: count,
});
export type ContentItem = v.InferOutput<typeof itemSchema>;

export const contentAnswers = {
  /** A text. */
  contentPage: v.object({
    item: itemSchema,
    /** The language of the text: another than the page's where it is not translated. */
    language: v.string(),
    version: count,
    /** Milliseconds. */
    updatedAt: v.number(),
    /** What the last version changed. */
    changes: v.optional(v.nullable(v.string()), null),
    blocks: v.array(contentBlockSchema),
  }),
  /** The texts of a kind, in their order. */
  contentList: v.object({ items: v.array(itemSchema) }),
  /** The texts of a kind that have all words, each with the place where they are. */
  contentSearch: v.object({
    found: v.array(
      v.object({ item: itemSchema, anchor: v.nullable(v.string()), excerpt: v.string() }),
    ),
  }),
  /** The operator's terminals for cash, by city. */
  cashTerminals: v.object({
    terminals: v.array(
      v.object({
        id: v.string(),
        city: v.string(),
        name: v.string(),
        address: v.string(),
        /** Minutes of the day in the terminal's own time; the same twice: all day. */
        opensAt: count,
        closesAt: count,
        /** The IANA name of its time zone. */
        timeZone: v.string(),
      }),
    ),
  }),
};
