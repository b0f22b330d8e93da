import { sessionState } from '@grandstand/bus-contracts';
import { callOperator, siteHomeSchema, type SiteHome } from '@grandstand/bus-contracts/answers';
import { useQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useBusState } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import { ANYONE, GUEST, homeKey } from './home-key';

/** The home page where the operator's is not known: the player's bets and the matches are there all the same. */
const MATCHES: SiteHome = {
  sections: ['bets', 'matches', 'live', 'line'],
  mayPromote: false,
  banner: null,
  games: null,
};

/** The operator's home page for the visitor. */
export interface Home extends SiteHome {
  /** Whether the visitor is a guest; false while a player may be there. */
  readonly isGuest: boolean;
  /** Whether the operator has yet to say what may be promoted to this visitor. */
  readonly isPending: boolean;
}

/** The operator's home page for the visitor; what promotes comes with the operator's answer for them alone. */
export function useHome(): Home {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { language } = useAreaWords();
  const session = useBusState(sessionState);
  const ofServer = (who: string): SiteHome | undefined =>
    client.getQueryData(homeKey(language, who));
  const forGuest = ofServer(GUEST);
  const who = whoIs(session) ?? (forGuest ? GUEST : ANYONE);
  const { data, isError, isPlaceholderData } = useQuery<SiteHome>({
    queryKey: homeKey(language, who),
    queryFn: ({ signal }) =>
      callOperator(bus, 'siteHome', siteHomeSchema, { lang: language }, { signal }),
    enabled: who !== ANYONE,
    staleTime: who === GUEST ? 300_000 : 0,
    placeholderData: () => {
      const known = forGuest ?? ofServer(ANYONE);
      return known && { ...known, mayPromote: false, banner: null, games: null };
    },
  });
  return {
    ...(data ?? MATCHES),
    isGuest: who === GUEST,
    isPending: !isError && (data === undefined || isPlaceholderData || who === ANYONE),
  };
}

interface SessionNow {
  readonly status: 'unknown' | 'guest' | 'player';
  readonly userId: string;
}

/** The visitor in the key of their answer; undefined until the session is known. */
function whoIs(session: SessionNow | undefined): string | undefined {
  if (session?.status === 'guest') return GUEST;
  return session?.status === 'player' ? session.userId : undefined;
}
