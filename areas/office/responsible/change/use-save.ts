import { CommandError, type AnswerOf, type RequestOf } from '@grandstand/bus-contracts';
import { limitsSave } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import type { TFunction } from 'i18next';

type Saved = AnswerOf<typeof limitsSave>;
export type LimitTest = NonNullable<Saved['test']>;
export type LimitChange = RequestOf<typeof limitsSave>['changes'][number];

export interface Saving {
  /** Resolves to the operator's answer; undefined where it refused, with the reason in `refusal`. */
  readonly save: (change: LimitChange) => Promise<Saved | undefined>;
  readonly isSaving: boolean;
  readonly refusal: string | undefined;
}

/** Sends a change of a limit to the operator. */
export function useSave(): Saving {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(limitsSave);
  return {
    save: (change) => send({ changes: [change] }),
    isSaving: isSending,
    refusal: error && refusalText(error, t),
  };
}

const FAILURES = ['bad-value', 'error', 'unauthorized', 'forbidden'] as const;

/** Why a change was refused: the operator's text where it sent one. */
export function refusalText(error: Error, t: TFunction): string {
  const { text, code } = error instanceof CommandError ? error : {};
  const listed = FAILURES.find((failure) => failure === code) ?? 'unavailable';
  return text ?? t(`limits.refused.${listed}`);
}

/** The message for a saved change: the operator's text where it sent one. */
export function savedText(
  { title, status }: Pick<Saved, 'title' | 'status'>,
  t: TFunction,
): string {
  return title ?? t(status === 200 ? 'limits.saved' : 'limits.takenDown');
}
