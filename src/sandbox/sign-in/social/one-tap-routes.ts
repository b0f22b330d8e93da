import {
  LANGUAGES,
  ONE_TAP_NETWORK,
  OPENID_CLIENT,
  singleFields,
} from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { findCountry } from '../../betting/catalog/countries';
import { CURRENCIES } from '../../betting/catalog/currencies';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes } from '../../platform/http/context';
import { sessionOf } from '../session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { isKeepable } from '../../platform/http/inputs';
import {
  deletePrivateCookie,
  privateCookieOf,
  setPrivateCookie,
} from '../../platform/http/private-cookies';
import type { SessionReader } from '../session/session-of-call';
import type { ArrivalPorts } from './arrive';
import { arrive } from './arrive';
import { OpenIdClient } from './openid-client';
import { setSocialCookie } from './social-cookie';
import { faultOf } from './social-faults';
import type { ChosenInCard } from './social-flows';
import { FLOW_MS } from './social-flows';

/** Names the sign-in by one tap that is offered to the browser; scripts can't read it. */
const COOKIE = 'one_tap';
const PATH = '/social-api/oauth/google-one-tap';
const NOT_OFFERED = { clientId: '', configURL: '', nonce: '', network: null };

const formSchema = v.object({
  /** The token that the browser got from the network. */
  credential: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
  language: v.picklist(LANGUAGES),
  /** By its ISO code. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  countryId: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
});

/** Removes the mark of an offer: it is kept with a visitor's consent to functional cookies. */
export function forgetOneTapOffer(context: SiteContext): void {
  deletePrivateCookie(context, COOKIE, PATH);
}

interface Parts extends SessionReader, ArrivalPorts {
  readonly now: () => number;
}

/** `/social-api/oauth/google-one-tap`: sign-in with an account that the browser itself offers to guests. */
function oneTapRoutes(parts: Parts) {
  const routes = newRoutes();
  const { now, social, socialFlows: flows } = parts;

  routes.get('/clientId', async (context) => {
    const configURL = social.oneTapConfigUrl;
    const network = social.find(ONE_TAP_NETWORK);
    if (configURL === undefined || !network || (await sessionOf(context, parts))) {
      return context.json(NOT_OFFERED);
    }
    const { key, name } = network;
    const offer = { clientId: OPENID_CLIENT.id, configURL, network: { key, name } };
    const offered = await flows.findOneTap(privateCookieOf(context, COOKIE));
    // The pages of a browser share an offer, as they share the cookie.
    if (offered && offered.expires_at - now() > FLOW_MS / 2) {
      return context.json({ ...offer, nonce: offered.nonce });
    }
    flows.begun.byTap.count(addressOf(context), now());
    const proofs = OpenIdClient.newProofs();
    const { cookie, lifetime } = await flows.beginOneTap(key, proofs);
    setPrivateCookie(context, COOKIE, cookie, {
      path: PATH,
      sameSite: 'Strict',
      maxAge: lifetime / 1000,
    });
    return context.json({ ...offer, nonce: proofs.nonce });
  });

  routes.post('/', async (context) => {
    const { credential, language, ...chosen } = await formOf(context);
    if (await sessionOf(context, parts)) throw new ApiFault(409, 'signed-in-already');
    const cookie = privateCookieOf(context, COOKIE);
    const flow = await flows.takeOneTap(cookie);
    // Of another browser, used before or late.
    if (!flow || cookie === undefined) throw new ApiFault(400, 'network-over');
    forgetOneTapOffer(context);
    const { network, nonce, is_remembered: isRemembered } = flow;
    try {
      const person = await social.personOfToken(network, credential, nonce);
      // For messages to the player.
      context.set('language', language);
      const arrival = { cookie, network, person, isRemembered };
      const isPlayer = await arrive(context, parts, { ...arrival, chosen });
      // The page asks with it what the sign-in has come to; a newcomer has got a ticket instead.
      if (isPlayer) setSocialCookie(context, { cookie, lifetime: FLOW_MS });
    } catch (error) {
      await flows.remove(cookie);
      throw faultOf(error);
    }
    return context.json({ redirectUrl: `/${language}` });
  });

  return routes;
}

type Form = Pick<v.InferOutput<typeof formSchema>, 'credential' | 'language'> & ChosenInCard;

/** The form; refuses a repeated, missing or unknown value. */
async function formOf(context: SiteContext): Promise<Form> {
  const sent = singleFields(new URLSearchParams(await context.req.text()));
  const parsed = v.safeParse(formSchema, sent);
  if (!parsed.success || !isKeepable(parsed.output)) throw new ApiFault(400, 'bad-request');
  const { credential, language, currency: iso, countryId } = parsed.output;
  const currency = CURRENCIES.find((one) => one.iso === iso);
  if (!currency || !findCountry(countryId)) throw new ApiFault(400, 'not-allowed');
  return { credential, language, countryId, currencyId: currency.id };
}

export const calls: Calls<Parts> = { [PATH]: oneTapRoutes };
