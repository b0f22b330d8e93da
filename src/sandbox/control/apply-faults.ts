import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { faultText } from '../texts/faults';
import type { SiteEnv } from '../http/site';
import type { Faults } from './faults';

const HTML = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** An answer whose connection breaks after so many bytes. */
function broken(bytes: Uint8Array, headers: Headers): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    pull(controller) {
      controller.error(new Error('The connection was broken off, as QA had asked.'));
    },
  });
  return new Response(body, { headers });
}

/** Takes back the answer that was made; headers and all. */
function replaceAnswer(context: Context<SiteEnv>, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}

/** Lets calls fail as QA has set. */
export function applyFaults(faults: Faults): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const fault = faults.take(context.req.method, context.req.path);
    if (!fault) return next();
    const status = fault.status as ContentfulStatusCode;
    switch (fault.kind) {
      case 'status': {
        const message = faultText('internal', context.get('language'));
        return context.json({ error: { code: fault.code, message } }, status);
      }
      case 'html':
        return context.html(HTML, status);
      case 'slow':
        await wait(fault.delay, undefined, { signal: context.req.raw.signal }).catch(() => {});
        return next();
      case 'abort':
        return broken(new Uint8Array(), new Headers());
      case 'lose-answer':
        await next();
        replaceAnswer(context, broken(new Uint8Array(), new Headers()));
        return undefined;
      case 'truncated': {
        await next();
        const { headers } = context.res;
        const bytes = new Uint8Array(await context.res.arrayBuffer());
        replaceAnswer(context, broken(bytes.slice(0, bytes.length / 2), headers));
        return undefined;
      }
    }
  };
}
