/** Loads a text of a service in the language of the page, when it is needed. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => Promise<string>;
