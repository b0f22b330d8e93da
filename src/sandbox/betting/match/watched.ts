/** How long all outcomes of a game are priced after a request: its page requests it often, a coupon seldom. */
export const WATCHED = { page: 90_000, coupon: 1_800_000 };
