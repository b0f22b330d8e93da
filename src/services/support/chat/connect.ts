import { chatThreadSchema } from '@grandstand/bus-contracts/shell';
import type { ChatThread } from '@grandstand/bus-contracts/shell';
import type { Observable } from 'rxjs';
import { eventStream$ } from '../../shared/event-stream';

/** Opens one connection; errors when it breaks, and never reconnects. */
export type ChatConnect = (since: number) => Observable<ChatThread>;

/** The operator's stream of the visitor's chat, as server-sent events. */
export function createChatConnect(open: (url: string) => EventSource): ChatConnect {
  return (since) =>
    eventStream$(open, {
      path: `/chat-api/v1/stream?since=${since}`,
      event: 'chat',
      schema: chatThreadSchema,
    });
}
