import * as v from 'valibot';
import { ApiFault } from '../http/fault';
import type { SiteContext } from '../http/context';
import { newRoutes, requireBody } from '../http/context';
import type { Database } from '../database/database';
import type { Outbox, MessageFilter } from './outbox';
import { CHANNELS } from './outbox';
import { OUTBOX_POLICY, outboxPage } from './outbox-page';

const empty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);
const filterSchema = v.object({
  to: v.optional(v.union([empty, v.pipe(v.string(), v.maxLength(200))])),
  channel: v.optional(v.union([empty, v.picklist(CHANNELS)])),
  since: v.optional(
    v.union([
      empty,
      v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(Number.MAX_SAFE_INTEGER)),
    ]),
  ),
});
const channelSchema = v.intersect([
  v.object({ channel: v.picklist(CHANNELS) }),
  v.variant('kind', [
    v.object({ kind: v.picklist(['works', 'fails', 'bounces']) }),
    v.object({
      kind: v.literal('slow'),
      /** Milliseconds. */
      delay: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
        3_000,
      ),
    }),
  ]),
]);
function filterOf(context: SiteContext): MessageFilter {
  const result = v.safeParse(filterSchema, context.req.query());
  if (result.success) return result.output;
  const issues = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`,
  );
  throw new ApiFault(400, 'bad-request', { issues });
}

interface Parts {
  readonly database: Database;
  readonly outbox: Outbox;
}

/** QA's calls for messages to players. */
export function outboxControlRoutes({ database, outbox }: Parts) {
  const routes = newRoutes();

  routes.get('/outbox', async (context) =>
    context.json({ messages: await outbox.list(database, filterOf(context)) }),
  );

  const channels = () => ({
    channels: CHANNELS.map((channel) => ({ channel, ...outbox.deliveryOf(channel) })),
  });
  routes.get('/outbox/channels', (context) => context.json(channels()));
  routes.post('/outbox/channels', async (context) => {
    const { channel, ...delivery } = await requireBody(context, channelSchema);
    outbox.setDelivery(channel, delivery);
    return context.json(channels());
  });

  return routes;
}

/** `/sandbox/outbox`: the messages as a page. */
export function outboxPageRoutes({ database, outbox }: Parts) {
  const routes = newRoutes();
  routes.get('/outbox', async (context) => {
    const filter = filterOf(context);
    context.header('Content-Security-Policy', OUTBOX_POLICY);
    return context.html(outboxPage(await outbox.list(database, filter), filter));
  });
  return routes;
}
