import { apiCall, Refusal } from '@grandstand/bus-contracts';
import type { FailureOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  BadRequestError,
  HttpError,
  OfflineError,
  TimeoutError,
  UnauthorizedError,
} from '../../../api';
import type { ApiClient } from '../../../api';

type Failure = FailureOf<typeof apiCall>;

export interface AreaCallsPorts {
  readonly bus: ShellHandle<'area-calls'>;
  readonly api: ApiClient;
}

/** Makes calls for areas: an area names the call and never gets the token that is sent with it. */
export function createAreaCalls({ bus, api }: AreaCallsPorts): void {
  bus.handle(apiCall, async ({ call, input }, { signal }) => {
    try {
      // Few pages have an area that calls: the endpoints are loaded with the first call.
      const { AREA_ENDPOINTS } = await import('./area-endpoints');
      const endpoint = AREA_ENDPOINTS.get(call);
      if (!endpoint) throw new Refusal('bad-request');
      // The client checks the area's input by the endpoint's schema before it sends anything.
      return { answer: await api.call(endpoint, input, { signal }) };
    } catch (error) {
      throw error instanceof Refusal ? error : refusalOfCall(error);
    }
  });
}

/** The operator's codes that an area gets as they are: what it asked for is not there. */
const OPERATOR_CODES = ['not-found', 'bad-request'] as const;

/** The failure that an area gets for an error. */
function refusalOfCall(error: unknown): Refusal<Failure> {
  const refuse = (code: Failure, { text, details }: Partial<HttpError> = {}): Refusal<Failure> =>
    new Refusal(code, { text, details, cause: error });
  if (error instanceof UnauthorizedError) return refuse('unauthorized', { text: error.text });
  if (error instanceof HttpError && error.status < 500) {
    const code = OPERATOR_CODES.find((each) => each === error.code) ?? 'refused';
    return refuse(code, error);
  }
  if (error instanceof BadRequestError) return refuse('bad-request');
  if (error instanceof OfflineError) return refuse('offline');
  return refuse(error instanceof TimeoutError ? 'timeout' : 'unavailable');
}
