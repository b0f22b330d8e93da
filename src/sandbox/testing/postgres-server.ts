import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { openPostgres } from '../platform/database/postgres';

/** Where Debian's packages have the programs of PostgreSQL, in a folder for each version. */
const PACKAGES = '/usr/lib/postgresql';
const HOST = '127.0.0.1';
/** PostgreSQL's user and, in a temporary cluster that only this machine reaches, no password. */
const USER = 'grandstand';
const TEMPLATE = 'migrated';
/** Tries to find a port that nobody else takes meanwhile. */
const TRIES = 5;

/** Nothing of a test has to outlive the machine. */
const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  // A deadlock is found soon, so that a test of one does not wait.
  deadlock_timeout: '100ms',
};

/** The folder of PostgreSQL's programs, of the newest version; undefined: it is not installed. */
function programs(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(PACKAGES, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Whether this machine can run a PostgreSQL server for tests. */
export const hasPostgres = programs() !== undefined;

/** A PostgreSQL server for tests, with databases that are migrated and have no players. */
export interface PostgresServer {
  /** Makes a database, and returns its address. */
  newAddress(): Promise<string>;
  /** Makes a database, and opens it. */
  newDatabase(): Promise<Database>;
  /** Ends the server and deletes its data. */
  end(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function whoRuns(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody']
    .map((name) => users.find(([first]) => first === name))
    .find((found) => found !== undefined);
  return { uid: Number(user?.[2]), gid: Number(user?.[3]) };
}

/** Starts a server in a temporary folder. It ends with this process at the latest, however that ends. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = programs();
  if (bin === undefined) throw new Error('Failed to start PostgreSQL: it is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-postgres-'));
  const user = whoRuns();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const setUp = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), setUp, options);
  const server = await run(join(bin, 'postgres'), data, options);
  try {
    const address = (name: string): string => `postgres://${USER}@${HOST}:${server.port}/${name}`;
    const sql = postgres(address('postgres'), { max: 1, onnotice: () => {} });
    await sql.unsafe(`CREATE DATABASE ${TEMPLATE}`);
    const template = await openPostgres(address(TEMPLATE), false);
    await migrate(template);
    await template.close();
    let made = 0;
    const newAddress = async (): Promise<string> => {
      made += 1;
      const name = `operator_${made}`;
      await sql.unsafe(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
      return address(name);
    };
    return {
      newAddress,
      newDatabase: async () => openPostgres(await newAddress(), false),
      async end() {
        await sql.end();
        await server.end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server.end();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Running {
  readonly port: number;
  end(): Promise<void>;
}

/**
 * Runs a program until it ends, or until the input of this script does: then the program that started it has ended,
 * however they have ended.
 */
const WHILE_WATCHED = `
  exec 4<&0
  "$@" &
  server=$!
  (cat <&4 > /dev/null; kill -INT $server) &
  watcher=$!
  wait $server
  kill $watcher`;

async function run(
  program: string,
  data: string,
  options: { readonly cwd: string },
): Promise<Running> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let tried = 1; ; tried += 1) {
    const port = await freePort();
    const args = [program, '-D', data, '-p', String(port), ...settings];
    const child = spawn('/bin/sh', ['-c', WHILE_WATCHED, 'sh', ...args], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
    });
    let said = '';
    const isReady = await new Promise<boolean>((resolve) => {
      child.stderr.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('ready to accept connections')) resolve(true);
      });
      void ended.then(() => resolve(false));
    });
    if (isReady) {
      return {
        port,
        async end() {
          child.stdin.end();
          await ended;
        },
      };
    }
    if (tried === TRIES) throw new Error(`Failed to start PostgreSQL. It said:\n${said}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, HOST, resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
