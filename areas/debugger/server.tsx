import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './load-texts';
import { DebuggerApp } from './page/debugger-app';

export default defineAreaServer('debugger', (request) =>
  renderAreaView({
    ...request,
    name: 'debugger',
    loadTexts,
    load: () => null,
    show: (t) => ({ title: t('title'), children: <DebuggerApp /> }),
  }),
);
