import * as v from 'valibot';
import {
  parseViewRoute,
  REMOTE_VIEW_API_VERSION,
  REMOTE_VIEW_HEADERS,
} from '@grandstand/bus-contracts/area';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { visitorSettings } from '../visitor/visitor-settings';

/** A request that names no remote view; `status` is the status of its answer. */
export class BadViewRequest extends Error {
  override readonly name = 'BadViewRequest';
  readonly status: 400 | 404 | 406;

  constructor(status: 400 | 404 | 406, reason: string) {
    super(`Failed to read the request for a remote view: ${reason}.`);
    this.status = status;
  }
}

const componentsSchema = v.object({
  components: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100)),
});

/** Reads a request for an area's view; `fullPath` is the page's path with its language prefix. */
export async function readViewRequest(
  request: Request,
  fullPath: string,
): Promise<Omit<AreaRequest, 'fetch' | 'warn' | 'country'>> {
  const { headers } = request;
  if (headers.get(REMOTE_VIEW_HEADERS.renderMode) !== 'json') {
    throw new BadViewRequest(406, `"${REMOTE_VIEW_HEADERS.renderMode}" must be "json"`);
  }
  if (headers.get(REMOTE_VIEW_HEADERS.apiVersion) !== REMOTE_VIEW_API_VERSION) {
    throw new BadViewRequest(
      406,
      `"${REMOTE_VIEW_HEADERS.apiVersion}" must be "${REMOTE_VIEW_API_VERSION}"`,
    );
  }
  const [, prefix, rest = ''] = /^\/([^/?]*)(.*)$/.exec(fullPath) ?? [];
  const language = LANGUAGES.find((one) => one === prefix);
  if (!language) throw new BadViewRequest(404, 'the path has no language the areas speak');
  const route = parseViewRoute(headers.get(REMOTE_VIEW_HEADERS.route) ?? '');
  if (!route) throw new BadViewRequest(400, `"${REMOTE_VIEW_HEADERS.route}" must name a route`);
  return {
    language,
    ...route,
    path: rest.startsWith('/') ? rest : `/${rest}`,
    settings: visitorSettings(headers.get(REMOTE_VIEW_HEADERS.settings) ?? '', Date.now()),
    wantsBody: !headers.has(REMOTE_VIEW_HEADERS.forceSpa),
    components: request.method === 'POST' ? await readComponents(request) : undefined,
  };
}

async function readComponents(request: Request): Promise<readonly string[]> {
  const body = v.safeParse(componentsSchema, await request.json().catch(() => undefined));
  if (!body.success) throw new BadViewRequest(400, 'the body must be { components: [name] }');
  return body.output.components;
}
