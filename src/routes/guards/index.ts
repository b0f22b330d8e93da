import * as config from './config-guards';
import type { Guard } from './guard';
import * as legacy from './legacy-guards';
import * as session from './session-guards';

export type { GameRoute, Guard, GuardContext, SiteContext, Visit } from './guard';

/** All guards by name. */
export const GUARDS: Readonly<Record<string, Guard>> = { ...session, ...config, ...legacy };
