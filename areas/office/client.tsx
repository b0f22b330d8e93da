import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { manifest } from './manifest';
import { later } from './page/later-screens';
import { OfficeApp } from './app/office-app';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    children: <OfficeApp />,
  }),
);
