import { SEO_ATTRIBUTE } from '@grandstand/bus-contracts/area';
import type { PageHead } from '../../routes/search';
import { escapeHtml } from '../markup/escape-html';

/** The tags of a page's head as HTML, marked so that the running site finds them again. */
export function headHtml({ tags }: PageHead): string {
  return tags
    .map(({ name, attributes }) => {
      const pairs = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
      );
      return `<${name}${pairs.join('')} ${SEO_ATTRIBUTE}>`;
    })
    .join('\n');
}
