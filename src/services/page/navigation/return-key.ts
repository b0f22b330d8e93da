/** The key in the tab's storage of the page that required a sign-in, until the guest has signed in or moved elsewhere. */
export const RETURN_KEY = 'navigation.return';
