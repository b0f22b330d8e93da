import { phoneClose, phoneDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { useLanguage } from '../../frame/shell-state';
import { StateDialog } from '../../frame/state-dialog';
import { lazyWithTexts } from '../../frame/loading/with-texts';

// The fields of a number, and of a code, have the texts of the sign-in.
const dialogPart = lazyWithTexts('guest', async () => (await import('./phone-dialog')).PhoneDialog);

/** The dialog of the player's phone, where it is open. */
export function Phone(): ReactElement {
  const { language } = useLanguage();
  return <StateDialog state={phoneDialog} close={phoneClose} part={() => dialogPart(language)} />;
}
