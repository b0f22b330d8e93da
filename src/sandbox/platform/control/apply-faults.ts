import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SiteEnv } from '../http/context';
import { ApiFault, faultText } from '../http/fault';
import type { Fault, Faults } from './faults';

const HTML = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** A response whose connection breaks after these bytes. */
function broken(bytes: Uint8Array, headers: Headers): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    pull(controller) {
      controller.error(new Error('The connection was broken off by a fault that QA set.'));
    },
  });
  return new Response(body, { headers });
}

/** Replaces the response with its headers. */
function replaceAnswer(context: Context<SiteEnv>, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}

const breakOff = (): Response => broken(new Uint8Array(), new Headers());

/** The response of a fault. */
function wrongAnswer(context: Context<SiteEnv>, fault: Fault): Response {
  const status = fault.status as ContentfulStatusCode;
  if (fault.kind === 'html') return context.html(HTML, status);
  if (fault.kind !== 'status') return breakOff();
  const message = faultText('internal', context.get('language'));
  return context.json({ error: { code: fault.code, message } }, status);
}

async function delay({ delay: ms }: Fault, { req }: Context<SiteEnv>): Promise<void> {
  await wait(ms, undefined, { signal: req.raw.signal }).catch(() => {});
}

/** Truncates the response in the middle. */
async function halve(context: Context<SiteEnv>): Promise<void> {
  const { headers } = context.res;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  replaceAnswer(context, broken(bytes.slice(0, bytes.length / 2), headers));
}

/** Fails or delays a placement after its booking, before the commit. */
async function failBooked(
  context: Context<SiteEnv>,
  next: () => Promise<void>,
  fault: Fault,
): Promise<void> {
  let isHit = false;
  context.set('onBooked', async () => {
    if (fault.kind === 'slow') return delay(fault, context);
    isHit = true;
    throw new ApiFault(500, 'internal');
  });
  await next();
  if (isHit) replaceAnswer(context, wrongAnswer(context, fault));
}

/** Applies the faults that QA has set to calls. */
export function applyFaults(faults: Faults): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const fault = faults.match(context.req.method, context.req.path);
    if (!fault) return next();
    const isDone = fault.at === 'done' || fault.kind === 'lose-answer';
    if (fault.kind === 'truncated') {
      await next();
      return halve(context);
    }
    if (isDone) {
      await next();
      if (fault.kind === 'slow') await delay(fault, context);
      else replaceAnswer(context, wrongAnswer(context, fault));
      return undefined;
    }
    if (fault.at === 'booked') return failBooked(context, next, fault);
    if (fault.kind !== 'slow') return wrongAnswer(context, fault);
    await delay(fault, context);
    return next();
  };
}
