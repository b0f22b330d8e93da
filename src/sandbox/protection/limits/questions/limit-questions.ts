import type { Language } from '@grandstand/bus-contracts';
import { textsIn } from '../../../site/texts';

/** The reasons for a self-exclusion that a player can choose from; ids start at 1. */
export function excludeReasons(language: Language) {
  return textsIn(language).limits.reasons.map((selfExcludeReason, index) => ({
    id: index + 1,
    selfExcludeReason,
  }));
}

/** The test before a limit is loosened, as the player sees it; ids start at 1. */
export function limitQuestions(language: Language) {
  return textsIn(language).limits.questions.map(({ text, answers }, index) => ({
    id: index + 1,
    text,
    answers: answers.map((answer, at) => ({ id: at + 1, text: answer })),
  }));
}

export interface TestAnswer {
  readonly questionId: number;
  readonly answerId: number;
}

/** The answers that pass the test. */
export const RIGHT_ANSWERS: readonly TestAnswer[] = [
  { questionId: 1, answerId: 2 },
  { questionId: 2, answerId: 1 },
  { questionId: 3, answerId: 2 },
];
