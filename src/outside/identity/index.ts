import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { IDENTITY_TEXTS } from './texts';

/** The identity provider's program: players sign in to the site with an account that they have here. */
export function createIdentity(options: ProgramOptions): Program {
  return createProgram({ name: 'identity', texts: IDENTITY_TEXTS, isFramed: true }, options);
}
