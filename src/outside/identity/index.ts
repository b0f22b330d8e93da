import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { openIdRoutes } from './openid-routes';
import { IDENTITY_TEXTS } from './texts';

/** The identity provider's program: made-up networks whose people sign in to the site with their accounts. */
export function createIdentity(options: ProgramOptions): Program {
  const program = createProgram(
    { name: 'identity', texts: IDENTITY_TEXTS, isFramed: true },
    options,
  );
  program.app.route('/', openIdRoutes(options));
  return program;
}
