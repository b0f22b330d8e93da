type Listener = (error: unknown) => void;

let listener: Listener = () => {};

/** Sets the listener to errors that may come from a script that could not be fetched. */
export function onFailedImport(next: Listener): void {
  listener = next;
}

/** Reports an error that may come from a script that could not be fetched. */
export function importFailed(error: unknown): void {
  listener(error);
}
