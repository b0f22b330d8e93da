import { defineArea, readAreaState } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { loadTexts } from './load-texts';
import { later } from './later-pages';
import { manifest } from './manifest';
import { readSpan } from './span-of';
import { TechnicalPage } from './technical-page';

export default defineArea(manifest, (context) =>
  mountAreaView({
    ...context,
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    children: <TechnicalPage span={readSpan(readAreaState(context.state)?.data)} />,
  }),
);
