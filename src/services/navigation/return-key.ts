/** In the tab's storage: where a guest wanted to go, until they have signed in or gone elsewhere. */
export const RETURN_KEY = 'navigation.return';
