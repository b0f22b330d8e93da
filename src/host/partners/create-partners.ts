import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTNERS } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';
import { createBank } from '../../outside/bank';
import { createGames } from '../../outside/games';
import { createIdentity } from '../../outside/identity';
import type { GameFiles } from '../../outside/games/play-page';
import type { Program, ProgramOptions } from '../../outside/kit/program';
import type { BackEnd } from '../back-end/back-end';
import type { HostSettings } from '../server/environment';
import { listen } from '../server/listen';
import type { Listening } from '../server/listen';
import { systemClock } from './system-clock';

interface OwnOptions extends ProgramOptions {
  /** Of the pages of games. */
  readonly files: GameFiles;
  /** Of the bank. */
  readonly cardKey: Uint8Array;
  readonly booksFile: string;
}

const PROGRAMS: Readonly<
  Record<Partner, { title: string; create: (options: OwnOptions) => Program }>
> = {
  games: { title: 'Games', create: createGames },
  bank: { title: 'Bank', create: createBank },
  identity: { title: 'Identity', create: createIdentity },
};

interface PartnersOptions {
  readonly settings: HostSettings;
  /** From the operator, which has the same. */
  readonly secrets: NonNullable<BackEnd['partnerSecrets']>;
  /** The build's. */
  readonly version: string;
  readonly gameFiles: GameFiles;
}

/** The programs of partners in this process: how each is opened, once the site is, and lines to print. */
export interface PartnerPrograms {
  readonly opening: readonly (() => Promise<Listening>)[];
  readonly notes: readonly string[];
}

/** Addresses to listen on that no call can name. */
const WILDCARDS: readonly (string | undefined)[] = [undefined, '0.0.0.0', '[::]'];

/** Creates the programs of the partners that have a place and a secret. */
export function createPartners(options: PartnersOptions): PartnerPrograms {
  const { settings, secrets, version, gameFiles } = options;
  const { host, port: sitePort, origin: siteOrigin } = settings;
  const operatorOrigin = `http://${WILDCARDS.includes(host) ? 'localhost' : host}:${sitePort}`;
  const placed = PARTNERS.flatMap((name) => {
    const place = settings.partners[name];
    const secret = secrets[name];
    return place && secret !== undefined ? [{ name, place, secret }] : [];
  });
  return {
    opening: placed.map(({ name, place: { origin, port }, secret }) => async () => {
      const { openDataKey } = await import('@grandstand/sandbox');
      const booksFile = join(settings.dataDir, 'bank.jsonl');
      // The operator has forgotten the payments that they are about.
      if (settings.isFresh) await rm(booksFile, { force: true });
      const program = PROGRAMS[name].create({
        origin,
        siteOrigin,
        operatorOrigin,
        secret,
        version,
        files: gameFiles,
        cardKey: await openDataKey(settings.dataDir, 'cards'),
        booksFile,
        clock: systemClock,
        fetch,
      });
      const server = await listen(program.app, { host, port });
      const stop = program.start();
      return {
        async close() {
          stop();
          await server.close();
        },
      };
    }),
    notes: placed.map(({ name, place }) => `${PROGRAMS[name].title.padEnd(14)}${place.origin}`),
  };
}
