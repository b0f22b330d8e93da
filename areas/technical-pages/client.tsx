import { defineArea, readAreaState } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { readSpan } from './span-of';
import { TechnicalPage } from './technical-page';

export default defineArea(manifest, ({ bus, root, isRendered, state }) =>
  mountAreaView({
    bus,
    root,
    name: manifest.name,
    isRendered,
    first: readAreaState(state)?.view,
    isMine: (area) => area === manifest.name,
    loadTexts,
    children: <TechnicalPage span={readSpan(readAreaState(state)?.data)} />,
  }),
);
