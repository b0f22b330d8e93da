/** How long a visitor is remembered under the number of a partner's link, in days. */
export const PARTNER_LINK_DAYS = 60;

/** How long the mark of a campaign is kept, in hours. */
export const PARTNER_TAG_HOURS = 1;
