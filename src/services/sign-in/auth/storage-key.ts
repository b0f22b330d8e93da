/** The key in the tab's storage of a sign-in through a network: the page was left for it. */
export const SOCIAL_KEY = 'social';
