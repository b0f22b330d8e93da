import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { busSource } from './data/bus-source';
import { SourceContext } from './data/use-lotto';
import { manifest } from './manifest';
import { LottoApp } from './app/lotto-app';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    children: (
      <SourceContext value={busSource(context.bus)}>
        <LottoApp />
      </SourceContext>
    ),
  }),
);
