import { ChatTranscripts } from '../chat/chat-transcripts';
import { Chats } from '../chat/chats';
import type { ContentSite } from '../../site/content/content';
import type { Database } from '../../platform/database/database';
import { Ideas } from '../ideas/ideas';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Uploads } from '../../player/uploads/uploads';
import { Requests } from './requests';

interface SupportPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly uploads: Uploads;
  /** What the chat's program answers from. */
  readonly site: ContentSite;
  /** The site's origin, for links to it. */
  readonly siteOrigin: string;
  /** Called when something that a player waits for has changed. */
  readonly onChange: (playerId: number) => void;
  readonly now: () => number;
}

/** The operator's parts for what players write to it. */
export function supportParts(ports: SupportPorts) {
  return {
    chats: new Chats(ports),
    chatTranscripts: new ChatTranscripts(ports),
    ideas: new Ideas(ports),
    requests: new Requests(ports),
  };
}
