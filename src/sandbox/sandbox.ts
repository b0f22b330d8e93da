import type { Database } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { openPglite } from './platform/database/pglite';
import { openPostgres } from './platform/database/postgres';
import { operatorApp } from './assembly/app';
import type { Credentials } from './player/players/players';
import { DEMO } from './player/players/new/demo-player';
import { openOperator, warn } from './assembly/open-operator';
import { spareTime as machineTime, systemClock } from './platform/clock';
import type { SandboxOptions } from './assembly/options';
import { keepTicking } from './assembly/ticks';

export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** Method and path of every call that it answers: `GET /line-api/v1/games/:id`. */
  readonly calls: readonly string[];
  readonly demo: Credentials;
  close(): Promise<void>;
}

function openDatabase({ dataDir, databaseUrl, fresh = false }: SandboxOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, fresh) : openPglite(dataDir, fresh);
}

/**
 * Starts the embedded operator: it answers every call of `docs/back-end.md` and plays its matches until closed.
 * @example const sandbox = await createSandbox({ dataDir: '.data' }); await sandbox.fetch(request)
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = systemClock(), report = warn, isSecure = false } = options;
  const { spareTime = machineTime } = options;
  const database = options.database ?? (await openDatabase(options));
  await migrate(database);
  const operator = await openOperator({ ...options, clock }, database);
  const app = operatorApp(operator, { report, isSecure });
  const endTicks = keepTicking(operator, { clock, spareTime, report });

  return {
    fetch: async (request) => app.fetch(request),
    // What is there for every method only prepares a call.
    calls: app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)),
    demo: DEMO,
    async close() {
      await endTicks();
      for (const { close } of operator.rooms.toReversed()) await close?.(operator.parts as never);
      await database.close();
    },
  };
}
