import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SiteEnv } from '../http/context';
import { ApiFault, faultText } from '../http/fault';
import type { Fault, Faults } from './faults';

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

const breakOff = (): Response => broken(new Uint8Array(), new Headers());

/** What is answered in place of the right answer. */
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

/** The right answer, cut in the middle. */
async function halve(context: Context<SiteEnv>): Promise<void> {
  const { headers } = context.res;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  replaceAnswer(context, broken(bytes.slice(0, bytes.length / 2), headers));
}

/** Lets a placement fail, or wait, when it is booked and not committed. */
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

/** Lets calls fail as QA has set. */
export function applyFaults(faults: Faults): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const fault = faults.take(context.req.method, context.req.path);
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
