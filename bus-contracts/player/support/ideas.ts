import * as v from 'valibot';
import { defineCommand, defineEvent } from '../../kernel/contract';

const owner = 'ideas';
// What players write to the operator is read by one area.
const audience = { areas: ['support'] } as const;
const failures = ['not-signed-in', 'unavailable'];

/** The fewest and the most characters of an idea. */
export const IDEA_LENGTH = { min: 10, max: 1000 } as const;

const ideaStateSchema = v.picklist(['new', 'planned', 'done', 'declined']);
export type IdeaState = v.InferOutput<typeof ideaStateSchema>;

/** An idea of the player; times are milliseconds. */
const ideaSchema = v.object({
  id: v.string(),
  /** Plain text with line breaks. */
  text: v.string(),
  state: ideaStateSchema,
  /** Why the operator has declined it; null where it has not. */
  reason: v.nullable(v.string()),
  sentAt: v.number(),
  /** When the operator decided; null: it has not. */
  decidedAt: v.nullable(v.number()),
});
export type Idea = v.InferOutput<typeof ideaSchema>;

/** An idea that the operator works on or has carried out, without the name of a player. */
const publishedIdeaSchema = v.object({
  id: v.string(),
  /** The operator's, in the player's language. */
  title: v.string(),
  state: v.picklist(['planned', 'done']),
  decidedAt: v.number(),
});
export type PublishedIdea = v.InferOutput<typeof publishedIdeaSchema>;

export const ideaListSchema = v.object({
  own: v.array(ideaSchema),
  published: v.array(publishedIdeaSchema),
});
export type IdeaList = v.InferOutput<typeof ideaListSchema>;

export const newIdeaSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(IDEA_LENGTH.min), v.maxLength(IDEA_LENGTH.max)),
  /** Made once for each idea; the same one is the same idea. */
  refId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
});
export type NewIdea = v.InferOutput<typeof newIdeaSchema>;

export const ideasList = defineCommand({
  name: 'ideas.list',
  version: 1,
  owner,
  audience,
  doc: 'The last 60 ideas of the player with what became of each, and the last 60 ideas that the operator has published as planned or done; the newest first.',
  request: v.object({}),
  answer: ideaListSchema,
  failures,
  secret: ['answer.own'],
});

export const ideasSend = defineCommand({
  name: 'ideas.send',
  version: 1,
  owner,
  audience,
  doc: 'Sends an idea to the operator. The same `refId` is the same idea. `too-many-ideas` has `{ until }` in its details: when the player may send the next one, in milliseconds of the operator’s clock.',
  request: newIdeaSchema,
  answer: v.object({ ideaId: v.string() }),
  failures: [...failures, 'too-many-ideas'],
  secret: ['request.text'],
});

export const ideasChanged = defineEvent({
  name: 'ideas.changed',
  version: 1,
  owner,
  audience,
  doc: 'The operator may have decided about an idea of the player: what was loaded is to be loaded again.',
  payload: v.object({}),
});
