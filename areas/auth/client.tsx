import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { createLinkTokens } from './link/link-tokens';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { AuthApp } from './app/auth-app';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    children: <AuthApp links={createLinkTokens(context.bus, context.signal)} />,
  }),
);
