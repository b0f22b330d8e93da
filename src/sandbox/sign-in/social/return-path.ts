import { toSitePath } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';

/** A page of the site to return to. */
export interface ReturnPage {
  readonly path: string;
  /** Undefined: the browser's. */
  readonly language: Language | undefined;
}

const MAX_LENGTH = 2_000;

/** The page that an address names; home where it is no page of this site: every page begins with a language. */
export function returnPage(address: string | undefined): ReturnPage {
  const path = toSitePath((address ?? '').slice(0, MAX_LENGTH));
  const language = LANGUAGES.find((one) => path?.split(/[/?#]/)[1] === one);
  return path !== null && language ? { path, language } : { path: '/', language: undefined };
}
