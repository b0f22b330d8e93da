/** Where the host says which build it serves. */
export const VERSION_PATH = '/version.json';
