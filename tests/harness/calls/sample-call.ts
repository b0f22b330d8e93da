import type { ApiClient, CallOptions } from '../../../src/api';
import type { Endpoint } from '../../../src/api/endpoint';

/** One call of the table with a request that fits it and an answer as the operator gives it. */
export interface SampleCall {
  readonly name: string;
  readonly endpoint: Pick<
    Endpoint<never, unknown>,
    | 'method'
    | 'path'
    | 'token'
    | 'retries'
    | 'timeoutMs'
    | 'maxBytes'
    | 'format'
    | 'answer'
    | 'areaCall'
    | 'isForm'
  >;
  readonly input: unknown;
  readonly answer: unknown;
  /** The same as text, as it goes over the wire. */
  readonly text: string;
  readonly make: (api: ApiClient, options?: CallOptions) => Promise<unknown>;
}

/** A call that is made as its endpoint defines. */
export function sample<In, Out>(
  name: string,
  endpoint: Endpoint<In, Out>,
  input: In,
  answer: unknown,
): SampleCall {
  return {
    name,
    endpoint,
    input,
    answer,
    text: endpoint.format === 'text' ? String(answer) : JSON.stringify(answer),
    make: (api, options) => api.call(endpoint, input, options),
  };
}
