import { configState, sessionState } from '@grandstand/bus-contracts';
import { languageNames, languageTag, offeredLanguages } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useSignIn } from '@grandstand/bus-contracts/react';
import { Button, ButtonLink } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './technical-page.module.css';

/** The ways of a visitor whom the law keeps from betting: to their money, and to the operator. All are loads of the page: moves are blocked here. */
export function LawWays(): ReactElement {
  const { href, t } = useAreaWords();
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const supportEmail = useBusState(configState)?.supportEmail;
  const signIn = useSignIn(t('law.signIn'));
  return (
    <>
      {isPlayer ? (
        <ButtonLink kind="primary" href={href('/office/deduce')} data-load="">
          {t('law.withdraw')}
        </ButtonLink>
      ) : (
        <Button kind="primary" size="l" isBusy={signIn.isBusy} onClick={signIn.onPress}>
          {signIn.label}
        </Button>
      )}
      <ButtonLink href={href(isPlayer ? '/office/support' : '/contacts')} data-load="">
        {t('law.contact')}
      </ButtonLink>
      {supportEmail ? (
        <ButtonLink href={`mailto:${supportEmail}`}>{supportEmail}</ButtonLink>
      ) : null}
      <ButtonLink href={href('/')} data-load="">
        {t('again')}
      </ButtonLink>
    </>
  );
}

/** The page in the other languages of the site. */
export function Languages({ at }: { readonly at: string }): ReactElement {
  const { language, t } = useAreaWords();
  const offered = offeredLanguages(useBusState(configState)?.languages);
  return (
    <nav className={styles.links} aria-label={t('law.languages')}>
      {offered
        .filter((one) => one !== language)
        .map((one) => (
          <a
            key={one}
            href={`/${one}${at}`}
            data-load=""
            lang={languageTag(one)}
            hrefLang={languageTag(one)}
          >
            {languageNames[one]}
          </a>
        ))}
    </nav>
  );
}
