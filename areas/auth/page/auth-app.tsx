import { useSyncExternalStore, type ReactElement } from 'react';
import { useAreaPlace } from '@grandstand/bus-contracts/react';
import { LinkScreen } from '../link/link-screen';
import { NO_TOKENS, type LinkTokens } from '../link/link-tokens';
import { NewsletterScreen } from '../newsletter/newsletter-screen';
import { NotMeScreen } from '../not-me/not-me-screen';
import { authScreen } from './auth-screen';
import { UnknownScreen } from './unknown-screen';

/** The pages that mailed links lead to. */
export function AuthApp({ links = NO_TOKENS }: { readonly links?: LinkTokens }): ReactElement {
  const place = useAreaPlace();
  const { kind } = authScreen(place);
  const { token, count } = useSyncExternalStore(links.subscribe, links.current, NO_TOKENS.current);
  // Another link begins anew.
  const key = `${kind} ${count}`;
  if (kind === 'unknown') return <UnknownScreen />;
  if (kind === 'newsletter') return <NewsletterScreen key={key} token={token} />;
  if (kind === 'not-me') return <NotMeScreen key={key} token={token} />;
  return <LinkScreen key={key} kind={kind} token={token} />;
}
