import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { manifest } from './manifest';
import { later } from './page/later-screens';
import { loadTexts } from './page/load-texts';
import { PaymentsApp } from './app/payments-app';

export default defineArea(manifest, (context) =>
  mountQueryView(context, {
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    children: <PaymentsApp isInDialog={context.place !== undefined} />,
  }),
);
