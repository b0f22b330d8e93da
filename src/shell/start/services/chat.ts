import { createChat } from '../../../services/support/chat';
import { createChatConnect } from '../../../services/support/chat/connect';
import type { ChatServicePorts } from '../groups/chat';
import { createPageLocks } from '../ports/page-locks';

/** Starts the service of the chat. */
export function startChatService({ join, ...ports }: ChatServicePorts): void {
  createChat({
    ...ports,
    bus: join('chat'),
    connect: createChatConnect((url) => new EventSource(url)),
    locks: createPageLocks(ports.storage, ports.clock),
    newClientId: () => crypto.randomUUID(),
  });
}
