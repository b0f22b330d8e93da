import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { manifest } from './manifest';
import { BonusesApp } from './app/bonuses-app';
import { later } from './page/later-screens';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    children: <BonusesApp />,
  }),
);
