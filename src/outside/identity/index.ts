import { bodyLimit } from 'hono/body-limit';
import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { AccountSessions } from './account-sessions';
import { fedCmRoutes } from './fedcm-routes';
import { IdTokens } from './id-tokens';
import { openIdRoutes } from './openid-routes';
import { IDENTITY_TEXTS } from './texts';

const LARGEST_FORM = 16 * 1024;

/** The identity provider's program: made-up networks whose people sign in to the site with their accounts. */
export function createIdentity(options: ProgramOptions): Program {
  const program = createProgram(
    { name: 'identity', textsIn: (language) => IDENTITY_TEXTS[language].program, isFramed: true },
    options,
  );
  program.app.use(bodyLimit({ maxSize: LARGEST_FORM }));
  const tokens = new IdTokens();
  const sessions = new AccountSessions(() => options.clock.now());
  program.app.route('/', openIdRoutes({ ...options, tokens, sessions }));
  program.app.route('/', fedCmRoutes({ ...options, tokens, sessions }));
  return program;
}
