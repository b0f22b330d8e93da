/** The cookie of a browser whose guests are offered nothing, since a player of it may not play: until when, in milliseconds since the epoch, or `Infinity`. It says nothing of the player. */
export const OFFERS_REST_COOKIE = 'offers_rest';
