import { PARTNERS } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';
import { createBank } from '../../outside/bank';
import { createGames } from '../../outside/games';
import { createIdentity } from '../../outside/identity';
import type { GameFiles } from '../../outside/games/play/play-page';
import type { Program, ProgramOptions } from '../../outside/kit/program';
import type { BackEnd } from '../back-end/back-end';
import type { HostSettings } from '../server/environment';
import { listen } from '../server/listen';
import type { Listening } from '../server/listen';
import { openBankFiles } from '../back-end/bank-files';
import { systemClock } from './system-clock';

interface OwnOptions extends ProgramOptions {
  /** Of the pages of games. */
  readonly files: GameFiles;
}

const PROGRAMS: Readonly<
  Record<
    Partner,
    {
      title: string;
      create: (options: OwnOptions, settings: HostSettings) => Program | Promise<Program>;
    }
  >
> = {
  games: { title: 'Games', create: createGames },
  bank: {
    title: 'Bank',
    create: async (options, settings) =>
      createBank({ ...options, ...(await openBankFiles(settings)) }),
  },
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
      const own = {
        origin,
        siteOrigin,
        operatorOrigin,
        secret,
        version,
        files: gameFiles,
        clock: systemClock,
        fetch,
      };
      const program = await PROGRAMS[name].create(own, settings);
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
