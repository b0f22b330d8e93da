import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { createDocumentHead } from './document-head';
import { defineService } from '../../declaration/define-service';
import { createSeo } from '.';

export default defineService({
  name: 'seo',
  group: 'used',
  needs: ['api', 'boot', 'log'],
  start: ({ bus, api, boot, log }) => {
    // After a move, even back to the first page, the head is no longer the server's.
    const hasMoved = bus.peek(navigationMoved) !== undefined;
    createSeo({
      bus,
      api,
      head: createDocumentHead(document),
      origin: location.origin,
      served: boot.seo?.isKnown && !hasMoved ? boot.shell.place : null,
      log,
    });
  },
});
