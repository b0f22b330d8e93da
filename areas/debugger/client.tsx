import { defineArea } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { later } from './page/later-screens';
import { DebuggerApp } from './page/debugger-app';

export default defineArea(manifest, (context) =>
  mountAreaView({
    ...context,
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    children: <DebuggerApp />,
  }),
);
