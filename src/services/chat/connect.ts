import { chatThreadSchema } from '@grandstand/bus-contracts/shell';
import type { ChatThread } from '@grandstand/bus-contracts/shell';
import { Observable } from 'rxjs';
import * as v from 'valibot';

/** Opens one connection; errors when it breaks, and never reconnects. */
export type ChatConnect = (since: number) => Observable<ChatThread>;

const STREAM = '/chat-api/v1/stream';

/** The operator's stream of the visitor's chat, as server-sent events. */
export function createChatConnect(open: (url: string) => EventSource): ChatConnect {
  return (since) =>
    new Observable((subscriber) => {
      const source = open(`${STREAM}?since=${since}`);
      source.addEventListener('chat', ({ data }: MessageEvent<unknown>) => {
        const thread = readThread(data);
        if (thread) subscriber.next(thread);
        else subscriber.error(new Error('Failed to read the chat: a message is malformed.'));
      });
      // The browser would reconnect by itself, unnoticed and in every tab.
      source.addEventListener('error', () => {
        subscriber.error(new Error('Failed to read the chat: the connection broke.'));
      });
      return () => source.close();
    });
}

function readThread(data: unknown): ChatThread | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), chatThreadSchema), data);
  return read.success ? read.output : undefined;
}
