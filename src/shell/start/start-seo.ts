import type { ShellHandle } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../api';
import type { Log } from '../../services/ports';
import { createSeo, type SeoPorts } from '../../services/seo';
import { createDocumentHead } from '../../services/seo/document-head';

interface SeoStart {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
  readonly served: SeoPorts['served'];
  readonly log: Log;
}

/** Starts what keeps the document right for search engines: with the first move, or when the page has come to rest. */
export function startSeo({ bus, api, served, log }: SeoStart): void {
  const head = createDocumentHead(document);
  createSeo({ bus, api, head, origin: location.origin, served, log });
}
