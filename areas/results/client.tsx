import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { busSource } from './data/bus-source';
import { SourceContext } from './data/use-results';
import { manifest } from './manifest';
import { prefetchScreens } from './page/prefetch-screens';
import { ResultsApp } from './app/results-app';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) => {
  const source = busSource(context.bus);
  return mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    prefetch: (client) => prefetchScreens(context.bus, client, source),
    children: (
      <SourceContext value={source}>
        <ResultsApp />
      </SourceContext>
    ),
  });
});
