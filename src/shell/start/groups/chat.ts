import { CHAT_KEY } from '../../../services/support/chat/storage-key';
import { chatPanel } from '../../support/chat/later-chat';
import { defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['chat'],
  needs: ['api', 'boot', 'clock', 'log', 'otherTabs', 'page', 'storage', 'tabStore'],
} as const;

/** The ports of this service. */
export type ChatServicePorts = PortsOf<typeof declared>;

/** The chat with the consultant. It is fetched with the first press of its button, and where a chat goes on. */
export const chatService = defineGroup({
  ...declared,
  starts: [{ on: 'stored', isKey: (key) => key === CHAT_KEY }],
  load: async ({ boot }) => {
    const [{ startChatService }] = await Promise.all([
      import('../services/chat'),
      // The panel is fetched at the same time.
      chatPanel.load(boot.language),
    ]);
    return startChatService;
  },
});
