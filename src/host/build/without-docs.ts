import type { Plugin } from 'vite';

const CONTRACT = /\/bus-contracts\/(contracts|player|shell)\/(?:[\w-]+\/)?[\w-]+\.ts$/;
const DOC = /^(\s+doc:)\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),$/gm;

/** Removes the contracts' documentation from the browsers' files. */
export function withoutDocs(): Plugin {
  return {
    name: 'grandstand:without-docs',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: (code, id) => (CONTRACT.test(id) ? code.replace(DOC, "$1 '',") : undefined),
  };
}
