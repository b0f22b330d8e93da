import { createMemoryCookies, createMemoryStore } from './memory-ports';

/** The ports of a sign-in in a tab that was left for no social network, and is not left for one. */
export const noNetworks = () => ({
  cookies: createMemoryCookies(),
  storage: createMemoryStore(),
  tabStore: createMemoryStore(),
  loadPage(path: string): void {
    throw new Error(`The page was left for ${path}.`);
  },
});
