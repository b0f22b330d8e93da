/** How long a link signs in, in milliseconds. */
export const LINK_LIFETIME = 900_000;
