/** In the tab's storage: where a guest wanted to go, until they have signed in. */
export const RETURN_KEY = 'navigation.return';

/** The query parameter that carries where to go after signing in, URL-encoded. */
export const RETURN_PARAMETER = 'redirect_url';
