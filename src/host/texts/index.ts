import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './en.json';

export type HostTexts = typeof en;

/** The texts of the host's own pages and answers. They are part of its program: a page that stands in for another loads nothing. */
export const HOST_TEXTS = textsByLanguage<HostTexts>(
  import.meta.glob('./*.json', { eager: true, import: 'default' }),
);
