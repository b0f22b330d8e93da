import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 31_536_000;
const HASHED = /-[\w-]{8}\.\w+$/;

/** Serves a folder of a build; what has its content's hash in its name never changes. */
export function staticFiles(root: string, options: { strip?: string } = {}): MiddlewareHandler {
  const { strip = '' } = options;
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(strip.length),
    onFound: (path, c) => {
      const name = path.replace(/\.(br|gz)$/, '');
      c.header(
        'Cache-Control',
        HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300',
      );
    },
  });
}
