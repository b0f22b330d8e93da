/** How long a new password may be set by a link or a code, in milliseconds. */
export const TOKEN_LIFETIME = 1_800_000;
