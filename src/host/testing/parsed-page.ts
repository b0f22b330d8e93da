import { html, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** An element as tests look at it. */
export interface ParsedElement {
  readonly name: string;
  readonly space: 'html' | 'svg' | 'other';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page as a browser parses it: the roots of its areas, and the elements outside them as "name#id". */
export function parsedPage(text: string): { areas: Element[]; outside: string[] } {
  const areas: Element[] = [];
  const outside: string[] = [];
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const node of parent.childNodes) {
      if (!('attrs' in node)) continue;
      const { id, ...others } = attributesOf(node);
      if ('data-area-root' in others) {
        areas.push(node);
        continue;
      }
      outside.push(id === undefined ? node.tagName : `${node.tagName}#${id}`);
      visit(node);
    }
  };
  visit(parse(text));
  return { areas, outside };
}

/** All elements in one, in order. */
export function elementsOf(root: Element): ParsedElement[] {
  return root.childNodes.flatMap((node) =>
    'attrs' in node ? [seen(node), ...elementsOf(node)] : [],
  );
}

function seen(element: Element): ParsedElement {
  const { tagName, namespaceURI } = element;
  const space =
    namespaceURI === html.NS.HTML ? 'html' : namespaceURI === html.NS.SVG ? 'svg' : 'other';
  return { name: tagName, space, attributes: attributesOf(element) };
}

function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(
    attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
}
