export interface ImportScriptPorts {
  readonly importModule: (url: string) => Promise<unknown>;
  /** Fetches a module script; rejects where that fails or its hash is not this one. */
  readonly fetchModule: (url: string, hash: string) => Promise<void>;
  /** The hash that the page pins a script to. */
  readonly pinOf: (url: string) => string | undefined;
}

/** The errors by which browsers report that a module could not be fetched: Chromium and Firefox, then Safari. */
const FETCH_FAILURE = /dynamically imported module|importing a module script failed/i;

/**
 * Creates an import, by absolute URL, that can be tried again. Chromium remembers that a module could not be fetched
 * and does not fetch it again, so each further try has a fragment of its own. The pins of the import map do not hold
 * for such an address: the script is fetched with its hash first. A script that could not be fetched is tried twice.
 */
export function createImportScript(ports: ImportScriptPorts): (url: string) => Promise<unknown> {
  const { importModule, fetchModule, pinOf } = ports;
  const failures = new Map<string, number>();
  /** All callers share one import of a script: two addresses would load its modules twice. */
  const imports = new Map<string, Promise<unknown>>();

  async function importOnce(url: string): Promise<unknown> {
    const failed = failures.get(url) ?? 0;
    const address = failed === 0 ? url : `${url}#${failed}`;
    try {
      const pin = failed === 0 ? undefined : pinOf(url);
      if (pin !== undefined) await fetchModule(address, pin);
      return await importModule(address);
    } catch (error) {
      failures.set(url, failed + 1);
      throw error;
    }
  }

  async function importTwice(url: string): Promise<unknown> {
    try {
      return await importOnce(url);
    } catch (error) {
      if (!(error instanceof Error && FETCH_FAILURE.test(error.message))) throw error;
      return importOnce(url);
    }
  }

  return async (url) => {
    const known = imports.get(url);
    if (known) return known;
    const fresh = importTwice(url);
    imports.set(url, fresh);
    fresh.catch(() => imports.delete(url));
    return fresh;
  };
}
