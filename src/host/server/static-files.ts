import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const FOREVER = 'public, max-age=31536000, immutable';
const HASHED = /-[\w-]{8}\.\w+$/;
/** The headers that belong to the file; the others are set for every answer. */
const OWN_HEADERS = ['Content-Encoding', 'Content-Length', 'Content-Type', 'Last-Modified', 'Vary'];

interface KeptFile {
  readonly body: ArrayBuffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves a folder of a build; a file with a hash in its name never changes, and is read once. */
export function staticFiles(root: string, options: { strip?: string } = {}): MiddlewareHandler {
  const { strip = '' } = options;
  const serve = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(strip.length),
    onFound: (path, c) => {
      const name = path.replace(/\.(br|gz)$/, '');
      c.header('Cache-Control', HASHED.test(name) ? FOREVER : 'public, max-age=300');
    },
  });
  // Only files of the build are kept, so it grows no larger than the build.
  const kept = new Map<string, KeptFile>();

  return async (c, next) => {
    const { method, path } = c.req;
    if (method !== 'GET' || !HASHED.test(path) || c.req.header('Range')) return serve(c, next);
    const encodings = c.req.header('Accept-Encoding') ?? '';
    const key = `${encodings.includes('br')} ${encodings.includes('gzip')} ${path}`;
    const found = kept.get(key);
    if (found) return c.body(found.body, 200, found.headers);
    const answer = await serve(c, next);
    if (answer?.status !== 200) return answer;
    const headers = OWN_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const file = {
      body: await answer.arrayBuffer(),
      headers: { ...Object.fromEntries(headers), 'Cache-Control': FOREVER },
    };
    kept.set(key, file);
    return c.body(file.body, 200, file.headers);
  };
}
