/** The used part of a browser's policy. */
interface Policy {
  createHTML(html: string): unknown;
  createScript(code: string): unknown;
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { [K in keyof Policy]: (text: string) => string }): Policy;
}

/** The one policy that the page's `trusted-types` directive names. */
export const POLICY_NAME = 'grandstand';

/** The only script that is loaded by its URL: the service worker. */
const WORKER_PATH = '/pwa-sw.js';

let policy: Policy | undefined;

/**
 * Returns the page's Trusted Types policy; undefined in a browser without Trusted Types.
 * @remarks The policy checks no HTML and no code: only the purifier, the runner of `codeToEval` and the writer of import maps, all of remote views, may use it.
 */
export function pagePolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScript: (code) => code,
    createScriptURL: (url) => {
      if (url === WORKER_PATH) return url;
      throw new TypeError('Failed to make a script URL: scripts are loaded by import() alone.');
    },
  });
  return policy;
}

/** Returns the trusted URL of the service worker; throws for any other. */
export function workerScriptUrl(path: string): string {
  // A trusted URL may be used wherever a script's URL is expected.
  return (pagePolicy()?.createScriptURL(path) ?? path) as string;
}
