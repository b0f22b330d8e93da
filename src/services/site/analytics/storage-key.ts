/** Where the events of the last day are kept. */
export const ANALYTICS_KEY = 'analytics';
