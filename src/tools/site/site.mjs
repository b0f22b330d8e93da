// Runs the built site for tests: on free ports, with data that nobody keeps.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../run.mjs';

const START_WITHIN = 120_000;

/**
 * Starts the site as `npm start` does and waits until it answers.
 * @param {Record<string, string>} settings Environment for the site, over the defaults for tests.
 * @returns {Promise<{ origin: string, areasOrigin: string, log: () => string, restart: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startSite(settings = {}) {
  const [port, areasPort, games, bank, identity] = await freePorts(5);
  const data = await mkdtemp(join(tmpdir(), 'grandstand-'));
  const origin = `http://localhost:${port}`;
  let log = '';
  let child;
  let ended;
  const start = async () => {
    child = spawn(process.execPath, ['src/tools/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        // Matches run in real time, so that none begins or ends during a test.
        PACE: '1',
        AREAS_PORT: String(areasPort),
        GAMES_PORT: String(games),
        BANK_PORT: String(bank),
        IDENTITY_PORT: String(identity),
        DATA_DIR: data,
        // A developer's environment variables would change the run.
        ORIGIN: '',
        AREAS_ORIGIN: '',
        GAMES_ORIGIN: '',
        BANK_ORIGIN: '',
        IDENTITY_ORIGIN: '',
        BACKEND_ORIGIN: '',
        HOST: '',
        ALLOWED_HOSTS: '',
        TRUST_PROXY: '',
        QA: '',
        DATABASE_URL: '',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => (log += chunk));
    child.stderr.on('data', (chunk) => (log += chunk));
    ended = new Promise((resolve) => child.once('close', resolve));
    if (await answers(origin, child)) return;
    await stop();
    throw new Error(`Failed to start the site: ${origin} gave no page. It said:\n${log}`);
  };

  const stop = async () => {
    child.kill('SIGTERM');
    const stubborn = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(stubborn);
    await rm(data, { recursive: true, force: true });
  };

  await start();
  return {
    origin,
    areasOrigin: `http://localhost:${areasPort}`,
    log: () => log,
    stop,
    /** Kills the site and starts it with the same data. */
    restart: async () => {
      child.kill('SIGKILL');
      await ended;
      await start();
    },
  };
}

async function answers(origin, child) {
  const deadline = performance.now() + START_WITHIN;
  while (performance.now() < deadline && child.exitCode === null) {
    const status = await fetch(origin).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return true;
    await wait(200);
  }
  return false;
}

/** Below the ports that the system gives to connections: none takes a port before the site has begun to listen. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/**
 * Ports that were free a moment ago, all different.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
