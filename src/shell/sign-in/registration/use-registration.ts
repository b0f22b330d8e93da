import { CommandError } from '@grandstand/bus-contracts';
import type { AnswerOf, SiteConfig } from '@grandstand/bus-contracts';
import { leastAge } from '@grandstand/bus-contracts/domain';
import { daysOfCountry } from '@grandstand/bus-contracts/domain/places';
import { useBus, useBusState, useSend } from '@grandstand/bus-contracts/react';
import {
  analyticsTrack,
  authSocial,
  registrationOptions,
  registrationResend,
  registrationSubmit,
} from '@grandstand/bus-contracts/shell';
import type { PhoneCountry, SentCode, SocialPerson } from '@grandstand/bus-contracts/shell';
import { useEffect, useState } from 'react';
import type { DialogProps } from '../../frame/dialog-props';
import { firstDraft, problemsOf, registrationOf } from './draft';
import type { Draft, Problems, Way } from './draft';
import { keepDraft, keptDraft } from './kept-draft';

const WAYS: readonly Way[] = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'];

/** A player who has just registered. */
export type Made = Extract<AnswerOf<typeof registrationSubmit>, { result: 'registered' }>;

/** Why the operator refused what was sent. */
export interface Refused {
  readonly code: string;
  readonly text?: string | undefined;
  readonly left?: number | undefined;
  readonly until?: number | undefined;
}

export interface RegistrationInUse {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly chooseWay: (way: Way) => void;
  /** Who has come back from a network to register; null: nobody. */
  readonly person: SocialPerson | null;
  readonly draft: Draft;
  readonly edit: (part: Partial<Draft>) => void;
  /** The guest has left a field: its problem is shown from now on. */
  readonly leave: (field: keyof Draft) => void;
  /** The problems to show. */
  readonly problems: Problems;
  readonly leastAge: number;
  /** Set by the fields of a phone number. */
  readonly country: PhoneCountry | undefined;
  readonly setCountry: (country: PhoneCountry | undefined) => void;
  readonly submit: () => void;
  readonly isSending: boolean;
  readonly refused: Refused | null;
  /** Where the code was sent that is asked for; null while none is. */
  readonly sent: SentCode | null;
  readonly confirm: (code: string) => void;
  readonly resend: () => Promise<void>;
  /** Back to the fields. */
  readonly back: () => void;
  readonly made: Made | null;
}

/** Whether the player has yet to keep the credentials; `awaited`: a password may be made for them now. */
export type Keeping = 'not-needed' | 'awaited' | 'needed';

/** The form of the registration, as the dialog uses it. */
export function useRegistration(
  config: SiteConfig,
  preset: DialogProps<'registration'>['args'],
  onKeeping: (keeping: Keeping) => void,
): RegistrationInUse {
  const bus = useBus();
  const options = useBusState(registrationOptions);
  const person = useBusState(authSocial)?.person ?? null;
  const hasNetworks = options?.types.includes('soc_reg') === true && options.networks.length > 0;
  // Until it is known what is offered, all is; the operator refuses the rest.
  const ways = WAYS.filter((way) =>
    way === 'soc_reg' ? hasNetworks : (options?.types.includes(way) ?? true),
  );
  const [kept] = useState(() => keptDraft(bus));
  const [chosen, setChosen] = useState<Way>(preset?.type ?? kept?.way ?? 'fast_reg');
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? chosen);
  const [draft, setDraft] = useState(() => firstDraft(config, preset, kept));
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set());
  const [wasTried, setWasTried] = useState(false);
  const [country, setCountry] = useState<PhoneCountry>();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [wasResent, setWasResent] = useState(false);
  const submitting = useSend(registrationSubmit);
  const resending = useSend(registrationResend);
  const { send: track } = useSend(analyticsTrack);
  const age = options?.leastAge ?? leastAge(config);
  const [openedAt] = useState(() => Date.now());
  const place = config.countries.find(({ id }) => id === draft.countryId)?.code;
  const { earliest: today } = daysOfCountry(place, openedAt);
  const found = problemsOf(draft, way, { country, leastAge: age, today });
  const isShown = (field: keyof Draft): boolean => wasTried || left.has(field);
  const shown = Object.entries(found).filter(([field]) => isShown(field as keyof Draft));

  const isMade = made !== null;
  useEffect(() => {
    if (!isMade) keepDraft(bus, draft, chosen);
  }, [bus, draft, chosen, isMade]);

  const send = async (code?: string): Promise<void> => {
    setWasResent(false);
    // A password that the player has chosen is known to them.
    const isMadePassword = way !== 'full_reg';
    const mayRegister = way === 'fast_reg' || way === 'soc_reg' || code !== undefined;
    if (isMadePassword && mayRegister) onKeeping('awaited');
    const socialMedia = way === 'soc_reg' ? person?.network.id : undefined;
    const proof = sent && code !== undefined ? { flowId: sent.flowId, code } : {};
    const request = { ...registrationOf(draft, way, country?.code ?? '', socialMedia), ...proof };
    const answer = await submitting.send(request, { deadline: Infinity });
    if (!answer) {
      onKeeping('not-needed');
      return;
    }
    if (answer.result === 'code-sent') {
      setSent(answer);
      return;
    }
    setMade(answer);
    onKeeping(isMadePassword ? 'needed' : 'not-needed');
    const { bonusChoice: bonusId } = draft;
    // Only the kind and the choice, and no personal data.
    void track({
      kind: 'registration',
      type: way,
      ...(bonusId !== null && { bonusId }),
      ...(socialMedia !== undefined && { socialNetworkId: socialMedia }),
    });
  };

  return {
    ways,
    way,
    chooseWay: (next) => {
      setChosen(next);
      setWasTried(false);
    },
    person,
    draft,
    edit: (part) => setDraft((before) => ({ ...before, ...part })),
    leave: (field) => setLeft((before) => new Set(before).add(field)),
    problems: Object.fromEntries(shown),
    leastAge: age,
    country,
    setCountry,
    submit: () => {
      setWasTried(true);
      if (Object.keys(found).length === 0) void send();
    },
    isSending: submitting.isSending || resending.isSending,
    refused: refusedBy(wasResent ? resending.error : submitting.error),
    sent,
    confirm: (code) => void send(code),
    resend: async () => {
      if (!sent) return;
      setWasResent(true);
      const again = await resending.send({ flowId: sent.flowId }, { deadline: Infinity });
      if (again) setSent(again);
    },
    back: () => setSent(null),
    made,
  };
}

function refusedBy(error: Error | undefined | null): Refused | null {
  if (!error) return null;
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const { code, text, details } = error;
  return { code, text, ...(details as Pick<Refused, 'left' | 'until'> | undefined) };
}
