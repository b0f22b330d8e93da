import type { SiteContext } from '../../platform/http/context';
import type { SocialSignIns } from './social-sign-ins';
import type { SocialFlows, ChosenInCard } from './social-flows';
import type { BarPorts, SignInPorts } from '../start/start-session';
import { refuseBarred, startAfterFirstStep } from '../start/start-session';
import type { SocialPerson } from './openid-client';
import { setSocialCookie } from './social-cookie';
import { socialIdentity } from './social-sign-ins';

interface Arrival {
  /** Of the flow. */
  readonly cookie: string;
  readonly network: string;
  readonly person: SocialPerson;
  readonly isRemembered: boolean;
  /** Undefined: the person has come by moves of the page. */
  readonly chosen?: ChosenInCard;
}

export interface ArrivalPorts extends BarPorts, SignInPorts {
  readonly social: SocialSignIns;
  readonly socialFlows: SocialFlows;
}

/** Signs in the player who has proved an account of a network; a person who is no player gets the ticket to register. Returns whether they are a player. */
export async function arrive(
  context: SiteContext,
  parts: ArrivalPorts,
  { cookie, network, person, isRemembered, chosen }: Arrival,
): Promise<boolean> {
  const { social, socialFlows: flows } = parts;
  const identity = socialIdentity(network, person);
  const playerId = await social.playerOf(identity);
  if (playerId === undefined) {
    const { name, mail } = person;
    const newcomer = { identity: identity.value, name, mail, chosen };
    setSocialCookie(context, await flows.keepNewcomer(cookie, newcomer));
    return false;
  }
  await refuseBarred(parts, playerId);
  const started = await startAfterFirstStep(context, parts, {
    playerId,
    method: chosen ? 'one-tap' : 'network',
    isRemembered,
  });
  if ('step' in started) await flows.end(cookie, 'two-step', started);
  else await flows.end(cookie, 'signed-in');
  return true;
}
