import * as v from 'valibot';
import type { Endpoint } from '../endpoint';
import { BadRequestError } from '../errors';

/** A call's method, URL and body as text, so that a retry sends the same bytes. */
export interface PreparedRequest {
  /** "GET /line-api/v1/games/:id": the name of the call in errors, without values that a player typed. */
  readonly call: string;
  readonly method: Endpoint<never, unknown>['method'];
  readonly url: string;
  readonly body: string | undefined;
}

const PLACEHOLDER = /:([a-zA-Z]+)/g;

/** Checks and converts a request, fills in path and query, and serialises the body once; throws `BadRequestError`. */
export function prepareRequest<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  origin: string,
): PreparedRequest {
  const { method, path } = endpoint;
  const call = `${method} ${path}`;
  const wire = { ...wireRequest(endpoint, input, call) };
  const filled = path.replace(PLACEHOLDER, (_, name: string) => {
    const segment = pathSegment(wire[name], call);
    delete wire[name];
    return segment;
  });
  const url = new URL(filled, origin);
  const hasBody = method === 'POST';
  if (hasBody && !endpoint.isForm) {
    return { call, method, url: url.href, body: JSON.stringify(wire) };
  }
  const fields = hasBody ? new URLSearchParams() : url.searchParams;
  for (const [name, value] of Object.entries(wire)) {
    if (value !== undefined) fields.set(name, plainText(value, name, call));
  }
  return { call, method, url: url.href, body: hasBody ? String(fields) : undefined };
}

function wireRequest<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  call: string,
): Readonly<Record<string, unknown>> {
  try {
    return v.parse(endpoint.request, input);
  } catch (error) {
    throw new BadRequestError(call, error instanceof Error ? error.message : 'unreadable');
  }
}

/** A browser resolves "." and ".." even when they are escaped: such a segment would name another call. */
function pathSegment(value: unknown, call: string): string {
  const text = plainText(value, 'the path', call);
  if (text === '' || text === '.' || text === '..') {
    throw new BadRequestError(call, 'a part of the path is missing');
  }
  return encodeURIComponent(text);
}

function plainText(value: unknown, name: string, call: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new BadRequestError(call, `${name} takes a text, a number or a flag`);
}
