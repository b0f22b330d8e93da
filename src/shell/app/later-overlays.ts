import { createLater } from '../frame/loading/later';
import { withTexts } from '../frame/loading/with-texts';

export const overlays = createLater(
  // With their texts, so that dialogs that protect a player need no further request.
  withTexts('player', async () => (await import('./overlays')).Overlays),
);
