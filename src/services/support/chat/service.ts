import { createPageLocks } from '../../ports/page-locks';
import { createChatConnect } from './connect';
import { defineService } from '../../declaration/define-service';
import { createChat } from '.';

export default defineService({
  name: 'chat',
  group: 'chat',
  needs: ['api', 'clock', 'log', 'otherTabs', 'page', 'storage', 'tabStore'],
  start: (ports) =>
    createChat({
      ...ports,
      connect: createChatConnect((url) => new EventSource(url)),
      locks: createPageLocks(ports.storage, ports.clock),
      newClientId: () => crypto.randomUUID(),
    }),
});
