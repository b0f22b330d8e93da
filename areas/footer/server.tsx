import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { Footer } from './footer';
import { loadTexts } from './load-texts';
import { createLoadFacts } from './site-facts';

const loadFacts = createLoadFacts(() => Date.now());

export default defineAreaServer('footer', (request) =>
  renderAreaView({
    ...request,
    name: 'footer',
    loadTexts,
    load: () => loadFacts(request),
    // The page's title is its main area's to give.
    show: (_, facts) => ({ title: '', children: <Footer first={facts} /> }),
  }),
);
