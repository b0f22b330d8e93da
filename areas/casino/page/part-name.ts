import type { TFunction } from 'i18next';

/** The name of a part of a list, which may be another category; empty: the site has no word for it. */
export function partName(part: string, t: TFunction): string {
  return t(`part.${part}`, '') || t(`category.${part}`, '');
}
