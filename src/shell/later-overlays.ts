import { createLater } from './later';

export const overlays = createLater(async () => (await import('./overlays')).Overlays);
