/** What a service says to a person, in the language of the page; it is fetched when something is said. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => Promise<string>;
