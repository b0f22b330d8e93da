/** Loads the errors of favourites that could not be kept. Apart from the other texts, so that the first script does not name their files. */
export { default as loadFavouriteTexts } from 'virtual:texts/favourites';
