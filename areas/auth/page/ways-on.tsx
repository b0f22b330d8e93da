import type { ReactElement } from 'react';
import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, ButtonLink } from '@grandstand/ui';
import { PageLinks } from './page';

interface WaysOnProps {
  /** A guest may have to register again. */
  readonly offersRegistration?: boolean;
  /** The page has something better to do. */
  readonly isMinor?: boolean;
}

/** Where to go from here: a guest signs in, a player goes on. */
export function WaysOn({ offersRegistration = false, isMinor = false }: WaysOnProps): ReactElement {
  const { href, t } = useAreaWords();
  const session = useBusState(sessionState);
  const { send, isSending } = useSend(dialogsOpen);
  const isGuest = session?.status === 'guest';
  return (
    <PageLinks>
      {isGuest ? (
        <Button
          kind="primary"
          size="l"
          isBusy={isSending}
          onClick={() => void send({ name: 'sign-in', args: { returnTo: '/' } })}
        >
          {t('signIn')}
        </Button>
      ) : null}
      {isGuest && offersRegistration ? (
        <Button
          size="l"
          onClick={() => void send({ name: 'registration', args: { type: 'full_reg' } })}
        >
          {t('register')}
        </Button>
      ) : null}
      <ButtonLink href={href('/')} kind={isGuest || isMinor ? 'secondary' : 'primary'}>
        {t('link.home')}
      </ButtonLink>
    </PageLinks>
  );
}
