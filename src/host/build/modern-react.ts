import type { Plugin } from 'vite';

const SHIM = /^use-sync-external-store\/shim(\/index(\.js)?)?$/;
const ID = '\0modern-react/use-sync-external-store';

/** Gives libraries React's own `useSyncExternalStore` where they would bring one for React 17. */
export function modernReact(): Plugin {
  return {
    name: 'grandstand:modern-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: (id) => (SHIM.test(id) ? ID : undefined),
    load: (id) => (id === ID ? `export { useSyncExternalStore } from 'react';` : undefined),
  };
}
