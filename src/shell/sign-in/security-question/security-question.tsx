import { securityQuestionClose, securityQuestionDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { lazyPart } from '../../frame/loading/lazy-part';
import { StateDialog } from '../../frame/state-dialog';

const dialogPart = lazyPart(async () => (await import('./set-question')).SetQuestion);

/** The dialog in which the player sets or removes a security question, where it is open. */
export function SecurityQuestion(): ReactElement {
  return (
    <StateDialog state={securityQuestionDialog} close={securityQuestionClose} part={dialogPart} />
  );
}
