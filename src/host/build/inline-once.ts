import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Inlines what a script uses once, before the bundler's minifier, which leaves functions and most constants in place.
 * @remarks The files of the first page are 1 % smaller by it, as sent.
 */
export function inlineOnce(): Plugin {
  return {
    name: 'grandstand:inline-once',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    renderChunk: async (code) => ({ code: await inlined(code), map: null }),
  };
}

/** The code of a module with the constants and functions inlined that it uses once. */
export async function inlined(code: string): Promise<string> {
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    mangle: false,
    compress: {
      defaults: false,
      passes: 2,
      collapse_vars: true,
      evaluate: true,
      hoist_props: true,
      inline: true,
      reduce_funcs: true,
      reduce_vars: true,
      side_effects: true,
      unused: true,
    },
  });
  if (result.code === undefined) throw new Error('Failed to inline: the minifier has no output.');
  return result.code;
}
