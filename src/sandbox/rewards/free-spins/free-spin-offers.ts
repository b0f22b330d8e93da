import type {
  BonusCategory,
  FreeSpinOffer,
  FreeSpinTerms as OfferedTerms,
} from '@grandstand/bus-contracts/answers';
import { hashOfTerms } from '../bonuses/bonus-terms';
import { currencyOfIso } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import { mayReach } from '../promotion/offer-standing';
import { DAY } from '../../protection/limits/limit-types';
import type { SiteRules } from '../../site/site/site-rules';
import type { Documents } from '../../player/documents/documents';
import { UNKNOWN_AGE } from '../../casino/game-rules/game-rules';
import type { FreeSpinGrant } from './free-spin-rows';
import { hasTakenOffer } from './free-spin-rows';
import type { FreeSpins, FreeSpinTerms } from './free-spins';
import { termsIn } from './free-spins';
import { USABLE_DAYS, USUAL_GAME } from './usual-spins';

/** Free spins that are offered, once to each player whose documents are accepted. */
interface Offer {
  readonly id: string;
  readonly categories: readonly BonusCategory[];
  readonly version: number;
  readonly game: string;
  readonly spins: number;
  readonly days: number;
}

/** What QA may change of an offer. */
export type OfferChange = Partial<Pick<Offer, 'version' | 'spins' | 'days'>>;

/** The operator's offers. */
const OFFERS: readonly Offer[] = [
  {
    id: 'verified-spins',
    categories: ['casino', 'bonuses'],
    version: 1,
    game: USUAL_GAME,
    spins: 20,
    days: USABLE_DAYS,
  },
];

interface FreeSpinOfferPorts {
  readonly database: Database;
  readonly freeSpins: FreeSpins;
  readonly documents: Pick<Documents, 'isVerified'>;
  readonly siteRules: Pick<SiteRules, 'play'>;
  /** Called when the free spins of a player have changed. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** Offers of free spins, and their taking. */
export class FreeSpinOffers {
  readonly #ports: FreeSpinOfferPorts;
  #offers = OFFERS;

  constructor(ports: FreeSpinOfferPorts) {
    this.#ports = ports;
  }

  /** Changes an offer from now on; null: it is the operator's own again. Returns whether there is such an offer. */
  change(id: string, change: OfferChange | null): boolean {
    const own = OFFERS.find((offer) => offer.id === id);
    if (!own) return false;
    this.#offers = this.#offers.map((offer) =>
      offer.id === id ? (change ? { ...offer, ...change } : own) : offer,
    );
    return true;
  }

  clear(): void {
    this.#offers = OFFERS;
  }

  /** The offers that may reach a visitor; undefined: nobody is signed in. */
  async offersFor(playerId: number | undefined): Promise<FreeSpinOffer[]> {
    const { database, siteRules } = this.#ports;
    if (playerId === undefined) {
      const { play } = siteRules;
      const player = { currency: currencyOfIso(play.iso), ...UNKNOWN_AGE };
      return this.#offers.flatMap((offer) => viewOf(offer, termsIn(play, offer, player), null));
    }
    if (!(await mayReach(database, playerId, 'page', this.#at()))) return [];
    const views = await Promise.all(
      this.#offers.map((offer) => this.#viewFor(database, playerId, offer)),
    );
    return views.flat();
  }

  /** Takes an offer under the terms that the player saw. */
  async take(playerId: number, offerId: string, hash: string): Promise<FreeSpinGrant> {
    const { database, freeSpins, onMoved } = this.#ports;
    const grant = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const at = this.#at();
      if (!(await mayReach(queries, playerId, 'page', at))) throw new ApiFault(422, 'bonus-barred');
      const offer = this.#offers.find(({ id }) => id === offerId);
      const [view] = offer ? await this.#viewFor(queries, playerId, offer) : [];
      if (!offer || !view) throw new ApiFault(404, 'not-found');
      const { refusal, terms } = view;
      if (refusal) throw new ApiFault(422, 'bonus-not-eligible', { reason: refusal });
      if (view.hash !== hash) throw new ApiFault(409, 'bonus-terms-changed');
      const { game, spins, days } = offer;
      const endsAt = at + days * DAY;
      return freeSpins.grant(queries, playerId, { game, spins, endsAt, taken: { terms, hash } });
    });
    onMoved(playerId);
    return grant;
  }

  /** An offer as a player reads it; none where the jurisdiction does not permit its game. */
  async #viewFor(queries: Queries, playerId: number, offer: Offer): Promise<FreeSpinOffer[]> {
    const { freeSpins } = this.#ports;
    const terms = await freeSpins.termsFor(queries, playerId, offer);
    return viewOf(offer, terms, await this.#refusal(queries, playerId, offer));
  }

  async #refusal(
    queries: Queries,
    playerId: number,
    { id }: Offer,
  ): Promise<FreeSpinOffer['refusal']> {
    if (await hasTakenOffer(queries, playerId, id)) return 'used';
    return (await this.#ports.documents.isVerified(queries, playerId)) ? null : 'not-verified';
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

function viewOf(
  { id, categories, version, spins, days }: Offer,
  found: FreeSpinTerms | null,
  refusal: FreeSpinOffer['refusal'],
): FreeSpinOffer[] {
  if (!found) return [];
  const { title, currency, stake, maxWin } = found;
  const terms: OfferedTerms = {
    version,
    offer: id,
    condition: 'verified',
    gameId: title.id,
    slug: title.slug,
    game: title.name,
    iso: currency.iso,
    scale: currency.scale,
    spins,
    stake,
    maxWin,
    days,
  };
  const hash = hashOfTerms(JSON.stringify(terms));
  return [{ id, categories: [...categories], hash, gives: 'free-spins', terms, refusal }];
}
