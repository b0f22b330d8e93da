type Heed = (error: unknown) => void;

let heed: Heed = () => {};

/** Says who hears of parts of the program that could not be fetched, whoever fetched them. */
export function heedFailedImports(task: Heed): void {
  heed = task;
}

/** Says that something failed which may be such a part. */
export function importFailed(error: unknown): void {
  heed(error);
}
