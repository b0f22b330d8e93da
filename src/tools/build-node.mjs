// Builds programs of ours to run in Node as the product's code runs: a test runner's loader adds code to each import that would be measured too.
import { build } from 'vite';
import { threadFiles } from '../host/build/thread-files.mjs';
import { root } from './run.mjs';

/**
 * @param {string} out Folder that is emptied and filled.
 * @param {Record<string, string>} input Names of the programs, and their sources.
 */
export async function buildForNode(out, input) {
  await build({
    root,
    configFile: false,
    plugins: [threadFiles()],
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: ['@grandstand/bus-contracts'] },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input },
    },
  });
}
