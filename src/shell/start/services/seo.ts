import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { createSeo } from '../../../services/seo';
import { createDocumentHead } from '../../../services/seo/document-head';
import type { SeoServicePorts } from '../groups/seo';

/** Starts the service of the document's head. */
export function startSeoServices({ join, api, boot, log }: SeoServicePorts): void {
  const bus = join('seo');
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
}
