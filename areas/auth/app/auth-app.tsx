import { useSyncExternalStore, type ReactElement } from 'react';
import { useAreaPlace, useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import { LinkScreen } from '../link/link-screen';
import { NO_TOKENS, type LinkTokens } from '../link/link-tokens';
import { NewsletterScreen } from '../newsletter/newsletter-screen';
import { NotMeScreen } from '../not-me/not-me-screen';
import { authScreen } from '../page/auth-screen';
import { Page } from '../page/page';

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

/** For an address that this area has no page for. */
function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <Page title={t('unknown.title')} text={t('unknown.text')}>
      <ButtonLink href={href('/')} kind="primary">
        {t('link.home')}
      </ButtonLink>
    </Page>
  );
}
