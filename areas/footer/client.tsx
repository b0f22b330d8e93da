import { defineArea, readAreaState } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { Footer } from './footer';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { readFacts } from './site-facts';

export default defineArea(manifest, (context) =>
  mountAreaView({
    ...context,
    name: manifest.name,
    // The footer is below the pages of every area.
    isMine: () => true,
    loadTexts,
    children: <Footer first={readFacts(readAreaState(context.state)?.data)} />,
  }),
);
