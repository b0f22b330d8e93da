/** The value of the header `X-App-Name` in every call of the site. */
export const APP_NAME = 'grandstand';
