import { defineArea, readAreaState } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { manifest } from './manifest';
import { OfficeApp } from './page/office-app';
import { prepareScreen } from './responsible/later-screen';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, ({ bus, root, isRendered, state }) =>
  mountAreaView({
    bus,
    root,
    name: manifest.name,
    isRendered,
    first: readAreaState(state)?.view,
    isMine: (area) => area === manifest.name,
    loadTexts,
    prepare: prepareScreen,
    children: <OfficeApp />,
  }),
);
