import { useState } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { partnershipApply } from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import {
  EMPTY,
  faultsOf,
  type Application,
  type ApplicationFaults,
  type ApplicationField,
} from './application-rules';

interface Draft {
  readonly application: Application;
  /** The same one at each try to send this application: another one is another application. */
  readonly refId: string;
}

const draftOf = (application: Application): Draft => ({ application, refId: crypto.randomUUID() });
const NO_FAULTS: ApplicationFaults = {};

/** The application that is filled in, and its sending; it stays until the operator has it. */
export function useApplication() {
  const { send, isSending, error } = useSend(partnershipApply);
  const [draft, setDraft] = useState(() => draftOf(EMPTY));
  const [wasTried, setWasTried] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const faults = faultsOf(draft.application);
  return {
    application: draft.application,
    isSending,
    /** The mail address of the application that has arrived; undefined: none has. */
    sentTo,
    faults: (wasTried && faults) || NO_FAULTS,
    /** Why the last one was not taken. */
    fault: error && codeOf(error),
    edit(field: ApplicationField, value: string): void {
      setDraft(draftOf({ ...draft.application, [field]: value }));
    },
    async submit(): Promise<void> {
      setWasTried(true);
      if (faults) return;
      const { application, refId } = draft;
      if (await send({ ...application, refId })) setSentTo(application.mail.trim());
    },
  };
}

function codeOf(error: Error): 'too-many-sendings' | 'unavailable' {
  return error instanceof CommandError && error.code === 'too-many-sendings'
    ? 'too-many-sendings'
    : 'unavailable';
}
