import type { SocialNetwork } from '@grandstand/bus-contracts/domain';
import type { SiteContext } from '../../platform/http/context';
import { privateCookieOf } from '../../platform/http/private-cookies';
import type { SocialSignIns } from './social-sign-ins';
import type { SocialFlows } from './social-flows';
import type { Identity } from '../../player/players/identities';
import { SOCIAL_COOKIE } from './social-cookie';

/** A person who came back from a network, and is no player's yet. */
interface ReturnedPerson {
  readonly cookie: string;
  readonly network: SocialNetwork;
  readonly identity: Identity;
  readonly name: string;
  /** The flow that is to prove that they are a player; null: none. */
  readonly linkFlow: string | null;
}

/** A code that was right. */
interface PassedCode {
  readonly flow: string;
  readonly playerId: number;
  /** Of the second step, where there is one to pass yet. */
  readonly nextFlow: string | undefined;
}

export interface SocialPorts {
  readonly social: SocialSignIns;
  readonly socialFlows: SocialFlows;
}

/** The person who came back with this browser; undefined: nobody. */
export async function returnedPerson(
  context: SiteContext,
  { social, socialFlows }: SocialPorts,
): Promise<ReturnedPerson | undefined> {
  const cookie = privateCookieOf(context, SOCIAL_COOKIE);
  const flow = await socialFlows.find(cookie);
  const network = flow && social.find(flow.network);
  if (cookie === undefined || !network || flow.step !== 'unknown' || flow.identity === null) {
    return undefined;
  }
  const { identity: value, name, link_flow: linkFlow } = flow;
  return { cookie, network, identity: { kind: 'social', value }, name: name ?? '', linkFlow };
}

/**
 * Lets the player sign in through the network from now on, where a code proved that the person of the network is the
 * player; where it was only the first step, the flow of the second one is to prove it.
 */
export async function linkAfterCode(
  context: SiteContext,
  parts: SocialPorts,
  { flow, playerId, nextFlow }: PassedCode,
): Promise<void> {
  const person = await returnedPerson(context, parts);
  if (person?.linkFlow !== flow) return;
  if (nextFlow !== undefined) {
    await parts.socialFlows.setLink(person.cookie, nextFlow);
    return;
  }
  await parts.social.link(playerId, person);
  await parts.socialFlows.remove(person.cookie);
}
