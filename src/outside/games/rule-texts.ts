import type { PlayTexts } from './play-texts';
import type { Engine, Title } from './titles';

/** How a round ends that its player has left, of games whose rounds go on after the draw. */
const LEFT: Partial<Record<Engine, keyof PlayTexts['left']>> = {
  blackjack: 'stand',
  mines: 'stop',
  'hi-lo': 'stop',
  goals: 'stop',
  cups: 'stop',
  ladder: 'stop',
  scratch: 'open',
  'three-card-poker': 'fold',
  'video-poker': 'hold',
};

/** The rules of a title; a worked example is the last. */
export function ruleTextsOf(
  { slug, engine }: Pick<Title, 'slug' | 'engine'>,
  texts: PlayTexts,
): readonly string[] {
  const rules: readonly string[] = texts.rules[slug as keyof PlayTexts['rules']];
  const left = LEFT[engine];
  return left ? rules.toSpliced(-1, 0, texts.left[left]) : rules;
}
