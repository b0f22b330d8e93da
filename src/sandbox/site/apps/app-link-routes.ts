import * as v from 'valibot';
import { internationalPhoneSubject } from '../../sign-in/challenges/subjects';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { AppLinks } from './app-links';

const phoneSchema = v.object({ phone: v.pipe(v.string(), v.maxLength(40)) });

interface Parts {
  readonly appLinks: AppLinks;
}

/** `/web-api/app-link`: the link of the page of apps by SMS, for visitors who are nobody yet too. */
function appLinkRoutes({ appLinks }: Parts) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    const { phone } = await requireBody(context, phoneSchema);
    const subject = internationalPhoneSubject(phone);
    if (!subject) throw new ApiFault(400, 'bad-phone');
    await appLinks.send(subject, {
      address: addressOf(context),
      language: context.get('language'),
    });
    return context.json({});
  });
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/app-link': appLinkRoutes };
