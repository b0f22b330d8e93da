import { createLater } from './later';
import { withTexts } from './with-texts';

export const chatPanel = createLater(
  withTexts('chat', async () => (await import('../../chat/chat')).Chat),
);
