/** Where a guest's settings, and those that all players of a browser share, are stored. */
export const SETTINGS_KEY = 'couponSettings';
