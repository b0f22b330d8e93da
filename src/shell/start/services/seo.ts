import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { createSeo } from '../../../services/seo';
import { createDocumentHead } from '../../../services/seo/document-head';
import type { SeoServicePorts } from '../groups/seo';

/** Starts what keeps the document right for search engines. */
export function startSeoServices({ join, api, boot, log }: SeoServicePorts): void {
  const bus = join('seo');
  // A player who moved away and back meanwhile no longer has what the server wrote.
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
