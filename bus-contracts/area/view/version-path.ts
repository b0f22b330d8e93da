/** The path at which the host names its build. */
export const VERSION_PATH = '/version.json';
