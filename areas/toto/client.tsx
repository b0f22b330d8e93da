import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { busSource } from './data/bus-source';
import { SourceContext } from './data/use-toto';
import { manifest } from './manifest';
import { TotoApp } from './app/toto-app';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    children: (
      <SourceContext value={busSource(context.bus)}>
        <TotoApp />
      </SourceContext>
    ),
  }),
);
