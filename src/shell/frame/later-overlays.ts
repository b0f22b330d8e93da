import { createLater } from './later';
import { withTexts } from './with-texts';

export const overlays = createLater(
  // With their words: what protects a player waits for nothing more to be fetched.
  withTexts('player', async () => (await import('./overlays')).Overlays),
);
