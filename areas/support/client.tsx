import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { manifest } from './manifest';
import { loadTexts } from './page/load-texts';
import { SupportApp } from './app/support-app';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    children: <SupportApp />,
  }),
);
