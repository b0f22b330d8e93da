import type { MiddlewareHandler } from 'hono';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change without the header that scripts set: a form of another site cannot send it. */
export const refuseForms: MiddlewareHandler = async (c, next) => {
  const isOurs = c.req.header('X-Requested-With') === 'XMLHttpRequest';
  if (READING.has(c.req.method) || isOurs) return next();
  c.header('Cache-Control', 'no-store');
  const message = 'A change must carry the header X-Requested-With: XMLHttpRequest.';
  return c.json({ error: { code: 'forbidden', message } }, 403);
};
