import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, run } from '../../../src/tools/run.mjs';

const FOLDER = join(root, '.cache/bench-next');
const NEXT = '16.4.6';
const START_MS = 20_000;

/** The path at which the page is rendered for each request; elsewhere once a second. Its data are fetched once a second in both. */
export const RENDERED_EACH_TIME = '/each';

/** A page of the same matches as a newcomer would write it: rows by the server, prices that can be pressed. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'next-page',
    private: true,
    dependencies: { next: NEXT, react: '19.3.1', 'react-dom': '19.3.1' },
  }),
  'next.config.mjs': `export default { turbopack: { root: import.meta.dirname } };`,
  'app/layout.jsx': `
import './line.css';
export default function Layout({ children }) {
  return <html lang="en"><body><main>{children}</main></body></html>;
}`,
  'app/line.css': `
body { margin: 0; font: 14px/1.4 system-ui; }
main { max-width: 900px; margin: 0 auto; }
section { display: flex; align-items: center; gap: 12px; min-height: 54px; border-top: 1px solid #ccc; }
section a { flex: 1; color: inherit; }
button { min-width: 56px; height: 36px; }
button[aria-pressed='true'] { background: #fc0; }`,
  'app/page.jsx': `
import { Line } from './line';
export const revalidate = 1;
export default Line;`,
  [`app${RENDERED_EACH_TIME}/page.jsx`]: `
import { Line } from '../line';
export const dynamic = 'force-dynamic';
export default Line;`,
  'app/line.jsx': `
import { Prices } from './prices';
const CALL = { 'x-requested-with': 'XMLHttpRequest', 'x-app-name': 'bench', 'x-language': 'en' };
export async function Line() {
  const url = process.env.SITE + '/line-api/v1/games?section=line&limit=60';
  const { games } = await (await fetch(url, { headers: CALL, next: { revalidate: 1 } })).json();
  return <>
    <h1>Line</h1>
    <p>Matches that have not begun, with the odds at which they can be bet on, by sport and league.</p>
    {games.map((game) => <section key={game.id} aria-label={game.home + ' – ' + game.away}>
      <a href={'/line/' + game.slug}>{game.champ.name}: {game.home} – {game.away}</a>
      <Prices markets={game.markets} />
    </section>)}
  </>;
}`,
  'app/prices.jsx': `
'use client';
import { useState } from 'react';
export function Prices({ markets }) {
  const [chosen, setChosen] = useState(null);
  return <div>{markets.flatMap(({ outcomes }) => outcomes).map(({ id, coef }) =>
    <button key={id} aria-pressed={id === chosen} onClick={() => setChosen(id)}>{coef.toFixed(2)}</button>,
  )}</div>;
}`,
};

export interface NextPage {
  readonly origin: string;
  readonly stop: () => void;
}

/** Builds and serves a Next.js page of the site's matches; undefined where Next.js can't be installed. */
export async function serveNextPage(site: string): Promise<NextPage | undefined> {
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(FOLDER, name)), { recursive: true });
    await writeFile(join(FOLDER, name), text);
  }
  const installed = await run('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund']);
  if (installed.code !== 0) return undefined;
  const env = { SITE: site, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const next = join(FOLDER, 'node_modules/next/dist/bin/next');
  const built = await run(process.execPath, [next, 'build', FOLDER], { env });
  if (built.code !== 0) throw new Error(`Failed to build the Next.js page.\n${built.output}`);
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', FOLDER, '-p', String(port)], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  await answers(origin);
  return { origin, stop: () => server.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(origin: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    if (performance.now() > end) throw new Error('Failed to start the Next.js page.');
    await wait(100);
  }
}
