import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { busSource, GamesProvider } from '@grandstand/game-ui';
import { prefetchScreens } from './data/prefetch-screens';
import { manifest } from './manifest';
import { GamesApp } from './app/games-app';
import { gamePath } from './page/games-screen';
import { later } from './page/later-screens';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) => {
  const source = busSource(context.bus);
  return mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    prefetch: (client) => prefetchScreens(context.bus, client, source),
    children: (
      <GamesProvider source={source} pathOf={gamePath}>
        <GamesApp />
      </GamesProvider>
    ),
  });
});
