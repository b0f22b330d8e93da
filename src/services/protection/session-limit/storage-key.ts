/** Where the time that is left of the session is stored. */
export const SESSION_TIME_KEY = 'protection.session';
