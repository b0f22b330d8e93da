import { Fragment, type ReactElement, type ReactNode } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import {
  useAreaWords,
  useBusState,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';

/** A page of a player's own things; a guest is asked to sign in. What one player sees is never shown to the next. */
export function PlayerPage({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useAreaWords();
  const status = useBusState(sessionState)?.status;
  const { turn } = useShownPlayer();
  const signIn = useSignIn(t('bonuses.player.signIn'));
  if (status === 'guest') {
    return (
      <GuestBlock
        title={t('bonuses.player.title')}
        text={t('bonuses.player.text')}
        signIn={signIn}
      />
    );
  }
  return <Fragment key={turn}>{children}</Fragment>;
}
