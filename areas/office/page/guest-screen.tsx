import type { ReactElement } from 'react';
import { dialogsOpen } from '@grandstand/bus-contracts';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import type { OfficeScreen } from './office-screen';
import { Heading } from './heading';
import { screenName } from './screen-name';

/** Replaces a player's own screens for a guest. */
export function GuestScreen({ screen }: { readonly screen: OfficeScreen }): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending } = useSend(dialogsOpen);
  const isLimits = screen.kind === 'responsible';
  return (
    <>
      <Heading text={screenName(screen, t)} />
      <GuestBlock
        title={t(isLimits ? 'guest.limitsTitle' : 'guest.title')}
        text={t(isLimits ? 'guest.limitsText' : 'guest.text')}
        signIn={{
          label: t('guest.signIn'),
          isBusy: isSending,
          onPress: () => void send({ name: 'sign-in' }),
        }}
      />
    </>
  );
}
