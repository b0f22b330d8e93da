import { calls as chatCalls } from './chat-routes';
import type { LiveHold } from '../../betting/placing/live-hold';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Uploads } from '../../player/uploads/uploads';
import type { ProtectionRules } from '../../protection/limits/protection-rules';
import type { SiteRules } from '../../site/site/site-rules';
import { chatControlRoutes } from './chat-control';
import { ChatTranscripts } from './chat-transcripts';
import { Chats } from './chats';
import { chatData } from './chat-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly uploads: Uploads;
  readonly siteRules: SiteRules;
  readonly protectionRules: ProtectionRules;
  readonly liveHold: LiveHold;
  readonly siteOrigin: string;
  readonly now: () => number;
}

export const chatRoom = defineRoom({
  name: 'support/chat',
  what: 'the chat with the consultant: a program that searches the rules and the alphabet, the queue, the persons who answer',
  needs: [
    'database',
    'messages',
    'uploads',
    'siteRules',
    'protectionRules',
    'liveHold',
    'siteOrigin',
    'now',
  ],
  open: ({ database, messages, uploads, siteOrigin, now, ...rules }: Needs) => ({
    // Its program answers from the texts of the site.
    chats: new Chats({ database, uploads, site: { ...rules, now }, now }),
    chatTranscripts: new ChatTranscripts({ database, messages, siteOrigin }),
  }),
  calls: [chatCalls],
  control: [{ '/': chatControlRoutes }],
  streams: ({ chats }: { readonly chats: Chats }) => ({ beatsEvery: 10, streams: chats.streams }),
  sessionStreams: ({ chats }: { readonly chats: Chats }) => chats.streams,
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'chats', data: await chatData(database, id) }],
});
