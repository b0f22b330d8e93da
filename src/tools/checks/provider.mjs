// `npm run check:provider -- [URL] [--game CODE] [--press NAME] [--free-spin NAME] [--port N] [--secret TEXT]`: tries a
// provider's server and its page against GWP/1 as an operator in test, and prints what failed. Without a URL, a slot of
// the house.
// docs/providers.md says how a provider's program is set up for it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from '../build.mjs';
import { buildForNode } from '../build-node.mjs';
import { root } from '../run.mjs';
import { freePorts } from '../site/site.mjs';
import { chromiumArgs, findBrowsers } from '../suite/chromium.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'lantern-bay' },
    press: { type: 'string', default: 'Play' },
    'free-spin': { type: 'string' },
    port: { type: 'string', default: '4300' },
    secret: { type: 'string', default: 'provider-check' },
  },
});
const { game: gameCode, press, secret } = values;
const [url] = positionals;
// The button of the games of the house.
const freeSpin = values['free-spin'] ?? (url === undefined ? 'Free spin' : null);
const port = url === undefined ? 0 : Number(values.port);
if ((url !== undefined && !URL.canParse(url)) || !Number.isSafeInteger(port)) {
  console.error(
    'Usage: npm run check:provider -- [URL] [--game CODE] [--press NAME] [--free-spin NAME] [--port N] [--secret TEXT]',
  );
  process.exit(2);
}

if (url === undefined) await build();
const out = join(root, '.cache/provider-check');
await buildForNode(out, {
  check: 'src/outside/provider-check/index.ts',
  games: 'src/host/partners/games-alone.ts',
});
const load = (name) => import(pathToFileURL(join(out, `${name}.js`)).href);
const { browserBench, openCheckSite, runFrameChecks, runWalletChecks, tableOf } =
  await load('check');

const { headlessShell } = await findBrowsers();
const browser = await chromium.launch({ executablePath: headlessShell, args: chromiumArgs() });
const site = await openCheckSite({ port, secret, gameCode });
const games = url === undefined ? await openGames() : undefined;
try {
  const address = url ?? `${games.origin}/play`;
  const played = { browser, address, press, freeSpin };
  console.log(`Site and operator: ${site.origin}. Provider: ${address}.\n`);
  const framed = await runFrameChecks(site, played);
  console.log(tableOf(framed));
  const served = await runWalletChecks(browserBench(site, played), (result) =>
    console.log(tableOf([result])),
  );
  const failed = [...framed, ...served].filter(({ faults }) => faults.length > 0);
  console.log(`\n${failed.length} of ${framed.length + served.length} checks failed.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await games?.close();
  await site.close();
}

/** Opens the games of the house as a provider of the operator in test. */
async function openGames() {
  const { listenGames } = await load('games');
  const [gamesPort] = await freePorts(1);
  const dist = join(root, 'dist');
  return listenGames({ dist, port: gamesPort, siteOrigin: site.origin, secret });
}
