import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './load-texts';
import { DebuggerApp } from './page/debugger-app';
import { later } from './page/later-screens';

export default defineAreaServer('debugger', (request) =>
  renderAreaView({
    ...request,
    name: 'debugger',
    loadTexts,
    prepare: later.prepare,
    load: () => null,
    show: (t) => ({
      title: t(request.params['screen'] === 'parts' ? 'parts.title' : 'title'),
      children: <DebuggerApp />,
    }),
  }),
);
