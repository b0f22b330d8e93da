import type { ReactElement } from 'react';
import { useAreaWords, useSignIn } from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import type { OfficeScreen } from './office-screen';
import { Heading } from './heading';
import { screenName } from './screen-name';

const BETS = { title: 'guest.title', text: 'guest.text' };
/** What a guest is told at each screen: what they would see there. */
const WORDS: Record<OfficeScreen['kind'], typeof BETS> = {
  history: BETS,
  bet: BETS,
  settings: { title: 'guest.settingsTitle', text: 'guest.settingsText' },
  security: { title: 'guest.securityTitle', text: 'guest.securityText' },
  terms: { title: 'guest.termsTitle', text: 'guest.termsText' },
  responsible: { title: 'guest.limitsTitle', text: 'guest.limitsText' },
  statements: { title: 'guest.statementsTitle', text: 'guest.statementsText' },
  fairness: { title: 'guest.fairnessTitle', text: 'guest.fairnessText' },
};

/** Replaces a player's own screens for a guest. */
export function GuestScreen({ screen }: { readonly screen: OfficeScreen }): ReactElement {
  const { t } = useAreaWords();
  const signIn = useSignIn(t('guest.signIn'));
  const { title, text } = WORDS[screen.kind];
  return (
    <>
      <Heading text={screenName(screen, t)} />
      <GuestBlock title={t(title)} text={t(text)} signIn={signIn} />
    </>
  );
}
