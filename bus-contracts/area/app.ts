/** The value of the header `X-App-Name` in every call of the site. */
export const APP_NAME = 'grandstand';

/** The path at which the host names its build. */
export const VERSION_PATH = '/version.json';
