import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { busSource } from './data/bus-source';
import { prefetchScreens } from './page/prefetch-screens';
import { SourceProvider } from './data/source-context';
import { manifest } from './manifest';
import { InformationApp } from './app/information-app';
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
      <SourceProvider source={source}>
        <InformationApp />
      </SourceProvider>
    ),
  });
});
