import type { RemoteViewPorts, ViewDocument } from '../ports';

export interface ImportScriptPorts {
  readonly importModule: (url: string) => Promise<unknown>;
  readonly fetchModule: ViewDocument['fetchModule'];
  /** The hashes that the page pins scripts to, by absolute URL. */
  readonly pins: Readonly<Record<string, string>>;
}

/**
 * Creates the import of areas' scripts, which can be tried again. Chromium remembers that a module could not
 * be fetched and does not fetch it again, so each further try has a fragment of its own. The pins of the
 * import map do not hold for such an address: the script is fetched with its hash first.
 */
export function createImportScript(ports: ImportScriptPorts): RemoteViewPorts['importScript'] {
  const { importModule, fetchModule, pins } = ports;
  const failures = new Map<string, number>();
  return async (url, signal) => {
    const failed = failures.get(url) ?? 0;
    const address = failed === 0 ? url : `${url}#${failed}`;
    try {
      if (failed > 0) await fetchModule(address, pins[url] ?? '', signal);
      return await importModule(address);
    } catch (error) {
      failures.set(url, failed + 1);
      throw error;
    }
  };
}
