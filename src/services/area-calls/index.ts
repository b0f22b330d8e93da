import { apiCall, Refusal } from '@grandstand/bus-contracts';
import type { AreaCall, FailureOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  BadRequestError,
  HttpError,
  OfflineError,
  TimeoutError,
  UnauthorizedError,
} from '../../api';
import type { ApiClient } from '../../api';
import type { Endpoint } from '../../api/endpoint';
import { blockAppeals } from '../../api/endpoints/protection/block-appeals';
import {
  actionsList,
  gamePartitions,
  gamesPreview,
  gameTypes,
} from '../../api/endpoints/betting/games';
import { mainAccountList } from '../../api/endpoints/player/payments';
import { phoneCountries, phoneMasks } from '../../api/endpoints/player/phones';
import { policyLogo, sportsMap, userRights } from '../../api/endpoints/site/site';

type Failure = FailureOf<typeof apiCall>;

/** The contract's names. */
const CALLS = {
  actionsList,
  blockAppeals,
  gamePartitions,
  gameTypes,
  gamesPreview,
  mainAccountList,
  phoneCountries,
  phoneMasks,
  policyLogo,
  sportsMap,
  userRights,
} satisfies Record<AreaCall, object>;

export interface AreaCallsPorts {
  readonly bus: ShellHandle<'area-calls'>;
  readonly api: ApiClient;
}

/** Makes calls for areas: they name one, and never hold the token it goes with. */
export function createAreaCalls({ bus, api }: AreaCallsPorts): void {
  bus.handle(apiCall, async ({ call, input }, { signal }) => {
    const endpoint = CALLS[call] as Endpoint<unknown, unknown>;
    // The call must be marked for areas in its endpoint.
    if (!endpoint.isForAreas) throw new Refusal('bad-request');
    try {
      // The client checks the area's input by the endpoint's schema before it sends anything.
      return { answer: await api.call(endpoint, input, { signal }) };
    } catch (error) {
      throw refusalOfCall(error);
    }
  });
}

/** The failure that an area gets for an error. */
function refusalOfCall(error: unknown): Refusal<Failure> {
  const say = (code: Failure, { text, details }: Partial<HttpError> = {}): Refusal<Failure> =>
    new Refusal(code, { text, details, cause: error });
  if (error instanceof UnauthorizedError) return say('unauthorized', { text: error.text });
  if (error instanceof HttpError && error.status < 500) return say('refused', error);
  if (error instanceof BadRequestError) return say('bad-request');
  if (error instanceof OfflineError) return say('offline');
  return say(error instanceof TimeoutError ? 'timeout' : 'unavailable');
}
