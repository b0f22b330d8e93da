import * as v from 'valibot';
import { phoneEntries, requirePhone } from '../challenges/phone-input';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import type { Transfers } from './transfers';

const phoneSchema = v.object(phoneEntries);
const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.replaceAll(/\s/g, '')),
  ),
});
const tokenSchema = v.object({ redirectToken: v.pipe(v.string(), v.maxLength(100)) });

interface Parts {
  readonly transfers: Transfers;
}

/** The transfer of an account: a code to its phone number, and the new credentials. */
function transferRoutes({ transfers }: Parts) {
  const routes = newRoutes();

  routes.post('/send-code/:id', async (context) => {
    const subject = requirePhone(await requireBody(context, phoneSchema));
    return context.json(
      await transfers.sendCode(context.req.param('id'), subject, addressOf(context)),
    );
  });

  routes.post('/check-code/:id', async (context) => {
    const { code } = await requireBody(context, codeSchema);
    const redirectToken = await transfers.check(context.req.param('id'), code, addressOf(context));
    return context.json(redirectToken === null ? {} : { redirectToken });
  });

  routes.post('/user-data', async (context) => {
    const { redirectToken } = await requireBody(context, tokenSchema);
    const { login, password } = await transfers.take(redirectToken, addressOf(context));
    return context.json({ status: 'moved', user_id: login, password });
  });

  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/api/internal/v1/account/user-transfer': transferRoutes,
};
