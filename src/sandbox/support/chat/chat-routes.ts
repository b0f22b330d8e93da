import { CHAT_FILES_MAX, CHAT_TEXT_MAX, newChatFileSchema } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { admitVisitor, visitorOf } from '../../site/guard/admit-visitor';
import type { Calls, SiteContext } from '../../platform/http/context';
import { languageOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { privateCookieOf, setPrivateCookie } from '../../platform/http/private-cookies';
import { eventStream } from '../../platform/http/text-streams';
import type { Chats, ChatOwner } from './chats';
import type { VisitorLimits } from '../../platform/counts/visitor-limits';
import type { ChatTranscripts } from './chat-transcripts';
import type { SessionReader, PlayerReader } from '../../sign-in/session/session-of-call';
import type { VisitorGate, VisitorReader } from '../../site/guard/admit-visitor';
import { newSecret, secretHash } from '../../platform/sealing/secrets';
import { fileAnswer } from '../../player/uploads/file-answer';
import type { ChatReader } from './chat-streams';

/** Names a guest's chats to the operator alone. */
const CHAT_COOKIE = 'chat';

/** Text that PostgreSQL can hold: it has no half of a character. */
const words = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least),
    v.maxLength(most),
    v.check((text) => !/\p{Surrogate}/u.test(text)),
  );

const messageSchema = v.pipe(
  v.object({
    clientId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    text: words(0, CHAT_TEXT_MAX),
    isMasked: v.optional(v.boolean(), false),
    name: v.optional(words(0, 60)),
    files: v.optional(v.pipe(v.array(newChatFileSchema), v.maxLength(CHAT_FILES_MAX)), []),
  }),
  v.check(({ text, files }) => text !== '' || files.length > 0),
);

function ownerOfGuest(context: SiteContext): string | null {
  const cookie = privateCookieOf(context, CHAT_COOKIE);
  return cookie ? `guest:${secretHash(cookie)}` : null;
}

interface Parts extends SessionReader, PlayerReader, VisitorGate, VisitorReader {
  readonly chats: Chats;
  readonly visitorLimits: VisitorLimits;
  readonly chatTranscripts: ChatTranscripts;
}

/** Whose chat a call is about: a player's by the token, as of any call of theirs, else a guest's by the cookie. */
async function ownerOf(context: SiteContext, parts: Parts): Promise<ChatOwner | null> {
  if (await sessionOf(context, parts)) {
    const playerId = await playerOf(context, parts);
    return { owner: `player:${playerId}`, playerId };
  }
  const owner = ownerOfGuest(context);
  return owner === null ? null : { owner, playerId: null };
}

/** Who reads the stream. A browser sends it no token, so that a player is known by the cookie of the session. */
async function readerOf(context: SiteContext, parts: Parts): Promise<ChatReader> {
  const session = await sessionOf(context, parts);
  return session
    ? { owner: `player:${session.playerId}`, sessionId: session.id }
    : { owner: ownerOfGuest(context), sessionId: null };
}

/** `/chat-api/v1`: the chat with the consultant. */
function chatRoutes(parts: Parts) {
  const routes = newRoutes();
  const { chats, visitorLimits } = parts;

  routes.get('/history', async (context) => {
    const owner = await ownerOf(context, parts);
    return context.json(await chats.of(owner?.owner ?? ''));
  });

  routes.post('/messages', async (context) => {
    const known = await ownerOf(context, parts);
    const message = await requireBody(context, messageSchema);
    // A guest may leave the cookie out that their messages are counted by.
    if (known?.playerId === undefined || known.playerId === null) {
      const demanded = admitVisitor(context, parts, visitorLimits.chatMessages);
      if (demanded) return demanded;
    }
    const secret = newSecret();
    const owner = known ?? { owner: `guest:${secretHash(secret)}`, playerId: null };
    const thread = await chats.send(owner, message, {
      language: context.get('language'),
      joinsQueue: () => visitorLimits.chatQueue.admits(visitorOf(context, parts), parts.now()),
    });
    if (known === null) {
      setPrivateCookie(context, CHAT_COOKIE, secret, { path: '/chat-api', sameSite: 'Strict' });
    }
    return context.json(thread);
  });

  // A move of the browser, which has the session's cookie and no other header.
  routes.get('/files/:id', async (context) => {
    const session = await sessionOf(context, parts);
    if (!session) throw new ApiFault(401, 'unauthorized');
    const file = await chats.fileOfPlayer(session.playerId, context.req.param('id'));
    return fileAnswer(context, { ...file, name: 'file' });
  });

  routes.post('/end', async (context) => {
    const owner = await ownerOf(context, parts);
    return context.json(await chats.end(owner?.owner ?? ''));
  });

  // A move of the browser, which has the cookies and no other header.
  routes.get('/transcript', async (context) => {
    const { owner } = await readerOf(context, parts);
    const language = languageOf(context.req.query('lang'));
    const text = await parts.chatTranscripts.text(owner ?? '', language);
    return context.body(`${text}\n`, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chat.txt"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  // A guest has no address that is known to be theirs.
  routes.post('/transcript', async (context) => {
    const playerId = await playerOf(context, parts);
    const sentTo = await parts.chatTranscripts.mail(`player:${playerId}`, playerId);
    return context.json({ sentTo });
  });

  routes.get('/stream', async (context) => {
    const reader = await readerOf(context, parts);
    const since = context.req.query('since') ?? '';
    const thread = await chats.of(reader.owner ?? '');
    const version = /^\d{1,15}$/.test(since) ? Number(since) : null;
    return eventStream(chats.streams.open(reader, thread, version));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/chat-api/v1': chatRoutes };
