/** A browser's policy, as far as this product uses it. */
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

/** The one script that is loaded by its address: the site's service worker. */
const WORKER_PATH = '/pwa-sw.js';

let policy: Policy | undefined;

/**
 * The page's Trusted Types policy; undefined in a browser that has none.
 * @remarks It passes on what it is given: only the purifier's parser and the runner of `codeToEval`, both in this folder, may use it.
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

/** The service worker's address, as the browser takes it; refuses any other. */
export function workerScriptUrl(path: string): string {
  // What a policy makes stands for its text wherever a script's address is asked for.
  return (pagePolicy()?.createScriptURL(path) ?? path) as string;
}
