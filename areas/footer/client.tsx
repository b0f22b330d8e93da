import { defineArea, readAreaState } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { Footer } from './footer';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { readFacts } from './site-facts';

export default defineArea(manifest, ({ bus, root, isRendered, state }) => {
  const first = readAreaState(state);
  return mountAreaView({
    bus,
    root,
    name: manifest.name,
    isRendered,
    first: first?.view,
    // It stands under every page, whoever's that is.
    isMine: () => true,
    loadTexts,
    children: <Footer first={readFacts(first?.data)} />,
  });
});
