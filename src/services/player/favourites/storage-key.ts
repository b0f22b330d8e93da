/** Where a guest's favourites are kept. */
export const FAVOURITES_KEY = 'favourites';
