import type { PlaywrightTestOptions } from 'playwright/test';

/**
 * Animations as most players see them. Most tests ask for reduced motion: it takes less of the
 * processor, and a colour or an opacity on its way to another has a contrast of its own.
 */
export const MOTION = {
  contextOptions: { reducedMotion: 'no-preference' },
} satisfies Partial<PlaywrightTestOptions>;
