import { CommandError } from '@grandstand/bus-contracts';

/** A link that is of no more use. */
export type UselessLink = 'time_up' | 'unknown' | 'used';
const USELESS: readonly string[] = ['time_up', 'unknown', 'used'] satisfies UselessLink[];

const REFUSED = ['captcha-not-solved', 'registration-off', 'too-many-attempts'] as const;

/** Why a link is of no more use; undefined for other failures. */
export function uselessLinkOf(error: Error | undefined): UselessLink | undefined {
  const code = codeOf(error);
  return USELESS.includes(code) ? (code as UselessLink) : undefined;
}

/** The key of the words for a failure after which the press can be repeated. */
export function refusalKeyOf(error: Error): string {
  return `refused.${REFUSED.find((each) => each === codeOf(error)) ?? 'unavailable'}`;
}

function codeOf(error: Error | undefined): string {
  return error instanceof CommandError ? (error.code ?? '') : '';
}
