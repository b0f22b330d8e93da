import { apiCall } from '@grandstand/bus-contracts';
import type { AnswerOf, Language, RequestOf, SendOptions } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { ContentKind } from './content';
import type { areaAnswers } from './index';

/** A text that may be left out. */
type Text = string | undefined;

/** The currency of stakes or terms; left out: that of the jurisdiction. */
interface InCurrency {
  readonly iso?: Text;
}

interface OfGame {
  readonly game: string;
}

type Nothing = Readonly<Record<string, never>>;

/** What each call takes that areas may make; the endpoints are held to it by their types. */
interface AreaInputs {
  readonly actionsList: Nothing;
  readonly bonusGames: Nothing;
  readonly bonusOffers: InCurrency;
  readonly cashTerminals: Nothing;
  readonly casinoGame: InCurrency & OfGame;
  readonly casinoGames: InCurrency & {
    readonly category?: Text;
    readonly provider?: Text;
    readonly part?: Text;
    readonly sort?: Text;
    readonly cursor?: Text;
    readonly ids?: Text;
  };
  readonly casinoLobby: InCurrency;
  readonly casinoProviders: InCurrency;
  readonly casinoRecent: Nothing;
  readonly casinoRounds: OfGame;
  readonly casinoRules: OfGame;
  readonly casinoSearch: InCurrency & { readonly search: string };
  readonly contentList: { readonly kind: ContentKind };
  readonly contentPage: { readonly kind: ContentKind; readonly slug: string };
  readonly contentSearch: { readonly kind: ContentKind; readonly search: string };
  /** As in `line.games`. */
  readonly favouriteNames: { readonly favourites: string };
  readonly gamePartitions: Nothing;
  readonly gameTypes: Nothing;
  readonly gamesLanding: InCurrency & { readonly landing: string };
  /** The site's own numbers are those of its config. */
  readonly gamesPreview: {
    readonly whence: number;
    readonly groupId: number;
    readonly ref: number;
    readonly lng: Language;
    readonly fcountry: number;
  };
  readonly lineBroadcast: { readonly game: number };
  readonly lineChamp: { readonly champ: string };
  readonly lineChampionship: Nothing;
  readonly lineCombinations: { readonly game: number };
  readonly lineCyber: {
    readonly type: string;
    readonly section?: Text;
    readonly discipline?: Text;
    readonly champ?: Text;
    readonly limit?: Text;
  };
  readonly lineHeadToHead: { readonly team: string; readonly rival: string };
  readonly lineMarbles: Nothing;
  readonly lineResults: {
    readonly type?: Text;
    readonly day?: Text;
    readonly timeZone?: Text;
    readonly sport?: Text;
    readonly champ?: Text;
    readonly search?: Text;
    readonly limit?: Text;
  };
  readonly lineTeam: { readonly team: string };
  readonly lottoDraws: { readonly lottery: string; readonly before?: Text };
  readonly lottoLotteries: Nothing;
  /** A page of accounts, from 1; archived ones only on request. */
  readonly mainAccountList: {
    readonly isIncludeArchive?: boolean | undefined;
    readonly pageNumber?: number | undefined;
  };
  readonly paymentWays: InCurrency;
  readonly phoneCountries: Nothing;
  readonly phoneMasks: Nothing;
  readonly policyLogo: Nothing;
  readonly siteHome: { readonly lang: string };
  readonly siteSearch: { readonly search: string };
  readonly sportsMap: Nothing;
  readonly totoDraws: { readonly section: string; readonly list?: Text; readonly before?: Text };
  readonly totoSections: Nothing;
  readonly userRights: Nothing;
}

/** A call to the operator that areas may make: it places no bet, does not sign in or out, and returns no token. */
export type AreaCall = keyof typeof areaAnswers;

/** What a call takes. */
export type AreaInput<Call extends AreaCall> = AreaInputs[Call];

/** What a call is answered with. */
export type AreaAnswer<Call extends AreaCall> = v.InferOutput<(typeof areaAnswers)[Call]>;

/**
 * The request of a call, with the input of that call.
 * @example commandQuery(bus, apiCall, areaRequest('siteSearch', { search }))
 */
export function areaRequest<Call extends AreaCall>(
  call: Call,
  input: AreaInput<Call>,
): RequestOf<typeof apiCall> {
  return { call, input: { ...input } };
}

/** A handle that may send `api.call`. */
interface ApiSender {
  send(
    contract: typeof apiCall,
    request: RequestOf<typeof apiCall>,
    options?: SendOptions,
  ): Promise<AnswerOf<typeof apiCall>>;
}

/**
 * Makes a call that areas may make, and reads its answer by the schema of that call.
 * Rejects with a `CommandError` of `api.call`, or with a `ValiError` for an answer of another shape.
 * @example const draws = await callOperator(bus, 'totoDraws', totoAnswers.totoDraws, { section }, { signal });
 */
export async function callOperator<Call extends AreaCall>(
  bus: ApiSender,
  call: Call,
  schema: (typeof areaAnswers)[Call],
  input: AreaInput<Call>,
  options?: SendOptions,
): Promise<AreaAnswer<Call>> {
  const { answer } = await bus.send(apiCall, areaRequest(call, input), options);
  return v.parse(schema, answer);
}
