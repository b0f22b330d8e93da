import { needs, services } from 'virtual:service-names/chat';
import { CHAT_KEY } from '../../../services/support/chat/storage-key';
import { chatPanel } from '../../support/chat/later-chat';
import { defineGroup } from '../service-group';

/** The chat with the consultant. It is fetched with the first press of its button, and where a chat goes on. */
export const chatService = defineGroup({
  services,
  needs,
  starts: [{ on: 'stored', isKey: (key) => key === CHAT_KEY }],
  load: async ({ boot }) => {
    const [{ start }] = await Promise.all([
      import('virtual:services/chat'),
      // The panel is fetched at the same time.
      chatPanel.load(boot.language),
    ]);
    return start;
  },
});
