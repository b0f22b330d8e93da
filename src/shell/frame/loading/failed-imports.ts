type Listener = (error: unknown) => void;

let listener: Listener = () => {};

/** Sets the listener for errors that may be failed imports. */
export function onFailedImport(next: Listener): void {
  listener = next;
}

/** Reports an error that may be a failed import. */
export function importFailed(error: unknown): void {
  listener(error);
}
