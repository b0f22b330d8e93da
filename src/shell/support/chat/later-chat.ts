import { createLater } from '../../frame/loading/later';
import { withTexts } from '../../frame/loading/with-texts';

export const chatPanel = createLater(withTexts('chat', async () => (await import('./chat')).Chat));
