/** What every call of the site names itself by: the header `X-App-Name`. */
export const APP_NAME = 'grandstand';
