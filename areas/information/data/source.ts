import { type AreaInput, appsGroupSchema, contentAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';

/** The schema of each answer: those to the calls of areas, and a group of the site's config. */
export const ANSWERS = {
  ...contentAnswers,
  appsGroup: v.pipe(
    v.object({ apps: appsGroupSchema }),
    v.transform(({ apps }) => apps),
  ),
};

export type ContentCall = keyof typeof ANSWERS;
export type AnswerTo<C extends ContentCall> = v.InferOutput<(typeof ANSWERS)[C]>;
/** What a call takes. */
export type ContentInput<C extends ContentCall> = C extends keyof typeof contentAnswers
  ? AreaInput<C>
  : Readonly<Record<string, never>>;

/** Where the texts come from: the bus in the page, the back end on the server. */
export interface ContentSource {
  load<C extends ContentCall>(
    call: C,
    input: ContentInput<C>,
    signal?: AbortSignal,
  ): Promise<AnswerTo<C>>;
}
