import { HEAD_MARK, type PageHead } from '../../routes/search';
import { escapeHtml } from '../page/escape-html';

/** The tags of a page's head as HTML, marked so that the running site finds them again. */
export function headHtml({ tags }: PageHead): string {
  return tags
    .map(({ name, attributes }) => {
      const pairs = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
      );
      return `<${name}${pairs.join('')} ${HEAD_MARK}>`;
    })
    .join('\n');
}

/** What an area's head is not to say a second time: names, properties and kinds of links that the page's own has. */
export function saidBy({ tags }: PageHead): ReadonlySet<string> {
  // Of robots' directives the strictest holds, whoever says them.
  const said = tags.flatMap(({ attributes: { name, property, rel } }) =>
    [name, property, rel].filter((one) => one !== undefined && one !== 'robots'),
  );
  return new Set(['canonical', 'alternate', ...said.filter((one) => one !== undefined)]);
}
