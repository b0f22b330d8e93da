import type { Challenges } from '../challenges/challenges';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { LinkTokens } from '../links/link-tokens';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { PlayerPhones } from '../phones/player-phones';
import type { Players } from '../../player/players/players';
import { Recoveries } from '../recovery/recoveries';
import { SecurityQuestions } from '../security-question/security-questions';
import type { PlayerPasswords } from '../session/passwords/player-passwords';
import { TwoStepSetup } from '../two-step/two-step-setup';
import { TwoSteps } from '../two-step/two-steps';

interface ProofPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly guesses: Guesses;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly passwords: PlayerPasswords;
  readonly players: Players;
  readonly siteName: () => string;
  readonly now: () => number;
}

/** The operator's parts for what players prove who they are by, beside their password. */
export function proofParts(ports: ProofPorts) {
  const twoSteps = new TwoSteps(ports);
  const securityQuestions = new SecurityQuestions(ports);
  return {
    twoSteps,
    securityQuestions,
    twoStepSetup: new TwoStepSetup(ports),
    phones: new PlayerPhones(ports),
    recoveries: new Recoveries({ ...ports, twoSteps, securityQuestions }),
  };
}
