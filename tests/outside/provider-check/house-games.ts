import { createGames } from '../../../src/outside/games';
import type { PlayData } from '../../../src/outside/games/play-data';
import { TITLES } from '../../../src/outside/games/titles';
import type { Provider } from './in-process';
import { SECRET, SITE } from './in-process';

const ORIGIN = 'http://127.0.0.1:3002';

/** The games program of the house, played by the calls of its page. */
export const houseGames: Provider = ({ game, ...ports }) => {
  const { app } = createGames({
    ...ports,
    origin: ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: SECRET,
    version: 'build-1',
    files: {
      script: '/files/play.js',
      broadcast: '/files/broadcast.js',
      styles: [],
      mount: () => {},
    },
  });
  return async (code) => {
    const page = await app.request(`${ORIGIN}/play?code=${code}&lang=en`);
    const texts = [await page.text()];
    const json = /id="play-data">(.*)<\/script>/.exec(texts[0] ?? '')?.[1];
    const data = JSON.parse(json ?? 'null') as PlayData | null;
    const choice = TITLES.find(({ slug }) => slug === game)?.usual.choice;
    const begin = (bet: { readonly unit: number; readonly isFree?: true }): void => {
      const body = JSON.stringify({ choice, ...bet });
      const headers = { 'X-Play-Session': data?.session ?? '' };
      const answered = app.request(`${ORIGIN}/play-api/round`, { method: 'POST', headers, body });
      void Promise.resolve(answered).then(async (answer) => texts.push(await answer.text()));
    };
    return {
      async press() {
        if (data) begin({ unit: data.stake.min });
        return data !== null;
      },
      async pressFree() {
        const spins = data?.freeSpins;
        if (spins) begin({ unit: spins.stake, isFree: true });
        return Boolean(spins);
      },
      received: () => texts,
      close: async () => {},
    };
  };
};
