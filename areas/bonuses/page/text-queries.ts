import { contentAnswers } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';
import type { TextKind } from './bonuses-screen';

export const TEXT_ANSWERS = {
  contentPage: contentAnswers.contentPage,
  contentList: contentAnswers.contentList,
};
export type TextCall = keyof typeof TEXT_ANSWERS;
export type AnswerTo<C extends TextCall> = v.InferOutput<(typeof TEXT_ANSWERS)[C]>;

/** Which texts a screen shows: one, or where `slug` is null the list of a kind. */
export interface TextQuery {
  readonly of: TextKind;
  readonly slug: string | null;
}

/** The name of its query. */
export function textKey({ of, slug }: TextQuery): readonly unknown[] {
  return ['bonus-text', of, slug];
}
