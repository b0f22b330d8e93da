import type { ReactElement } from 'react';
import { useAreaWords, useSignIn } from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import type { OfficeScreen } from './office-screen';
import { Heading } from './heading';
import { screenName } from './screen-name';

const BETS = { title: 'guest.title', text: 'guest.text' };
/** What a guest is told at screens that are not about bets. */
const WORDS: Partial<Record<OfficeScreen['kind'], typeof BETS>> = {
  responsible: { title: 'guest.limitsTitle', text: 'guest.limitsText' },
  statements: { title: 'guest.statementsTitle', text: 'guest.statementsText' },
  fairness: { title: 'guest.fairnessTitle', text: 'guest.fairnessText' },
};

/** Replaces a player's own screens for a guest. */
export function GuestScreen({ screen }: { readonly screen: OfficeScreen }): ReactElement {
  const { t } = useAreaWords();
  const signIn = useSignIn(t('guest.signIn'));
  const { title, text } = WORDS[screen.kind] ?? BETS;
  return (
    <>
      <Heading text={screenName(screen, t)} />
      <GuestBlock title={t(title)} text={t(text)} signIn={signIn} />
    </>
  );
}
