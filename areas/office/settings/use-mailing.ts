import { CommandError } from '@grandstand/bus-contracts';
import { mailingGet, mailingSave, type Mailing } from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import { useCallback, useEffect, useState } from 'react';

export type MailingName = keyof Mailing;

/** What became of the last change. */
export interface MailingOutcome {
  readonly name: MailingName;
  readonly result: 'on' | 'off' | 'unavailable' | 'not-signed-in';
}

interface MailingNow {
  /** Undefined until the first answer. */
  readonly mailing: Mailing | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly outcome: MailingOutcome | undefined;
  readonly choose: (name: MailingName, isOn: boolean) => Promise<void>;
}

/** Asks for the mailing settings of a player, and saves each choice at once. */
export function useMailing(userId: string | undefined): MailingNow {
  const { send: get, isSending, error } = useSend(mailingGet);
  const { send: save, error: refusal } = useSend(mailingSave);
  const [mailing, setMailing] = useState<Mailing>();
  const [chosen, setChosen] = useState<{ readonly name: MailingName; readonly isOn?: boolean }>();

  const load = useCallback(
    () => get({}).then((answer) => setMailing((before) => answer ?? before)),
    [get],
  );
  useEffect(() => {
    if (userId !== undefined) void load();
  }, [load, userId]);

  const choose = async (name: MailingName, isOn: boolean): Promise<void> => {
    setChosen(undefined);
    const answer = await save({ [name]: isOn ? 1 : 0 });
    if (!answer) return setChosen({ name });
    // Of the answer this alone: another switch may have been pressed since.
    setMailing((before) => before && { ...before, [name]: answer[name] });
    return setChosen({ name, isOn: answer[name] === 1 });
  };

  return {
    mailing,
    hasFailed: !mailing && !isSending && error !== undefined,
    retry: () => void load(),
    outcome: chosen && { name: chosen.name, result: resultOf(chosen.isOn, refusal) },
    choose,
  };
}

function resultOf(isOn: boolean | undefined, refusal: Error | undefined): MailingOutcome['result'] {
  if (isOn !== undefined) return isOn ? 'on' : 'off';
  const isSignedOut = refusal instanceof CommandError && refusal.code === 'not-signed-in';
  return isSignedOut ? 'not-signed-in' : 'unavailable';
}
