import { allowedAddress, type AllowedHosts } from '../../../routes/search';
import {
  MAX_DEPTH,
  isLongText,
  LINK_RELATION,
  DROPPED_TAGS,
  TEXT_TAGS,
  withoutComments,
} from '../../../routes/search/text-block';

/** A text block of the page: the visible part, and the part behind a press. */
export interface CleanText {
  readonly lead: DocumentFragment;
  readonly rest: DocumentFragment | null;
}

/** Cleans a text block as the host cleans it, by the purifier that areas' views pass through too; null where nothing is left. */
export async function cleanText(
  html: string,
  places: AllowedHosts,
  isFolded: boolean,
): Promise<CleanText | null> {
  const [{ createPurifier }, { default: purify }] = await Promise.all([
    import('../../../remote-views/run/purify'),
    import('dompurify'),
  ]);
  const lead = createPurifier(purify).text(withoutComments(html), TEXT_TAGS, DROPPED_TAGS);
  for (const heading of lead.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  flatten(lead);
  for (const link of lead.querySelectorAll('a')) readLink(link, places);
  for (const paragraph of lead.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '') paragraph.remove();
  }
  if (lead.textContent.trim() === '') return null;
  return { lead, rest: isFolded ? foldRest(lead) : null };
}

/** Of tags that are too deep their content stays. */
function flatten(text: DocumentFragment): void {
  const depths = new Map<ParentNode | null, number>([[text, 0]]);
  for (const element of text.querySelectorAll('*')) {
    depths.set(element, (depths.get(element.parentNode) ?? 0) + 1);
  }
  for (const [element, depth] of depths) {
    if (element instanceof Element && depth > MAX_DEPTH) element.replaceWith(...element.childNodes);
  }
}

/** A link of this site keeps its path, one of an allowed host is marked as leading away, of any other the text stays. */
function readLink(link: HTMLAnchorElement, places: AllowedHosts): void {
  const address = allowedAddress(link.getAttribute('href') ?? '', places);
  if (address === null) {
    link.replaceWith(...link.childNodes);
  } else if (new URL(address).origin === places.origin) {
    link.setAttribute('href', address.slice(places.origin.length));
  } else {
    link.setAttribute('href', address);
    link.setAttribute('rel', LINK_RELATION);
  }
}

/** Cuts a long text after its first headings and the first paragraph. */
function foldRest(text: DocumentFragment): DocumentFragment | null {
  const end = [...text.childNodes].find(
    ({ nodeName, textContent }) =>
      !/^H[2-6]$/.test(nodeName) && (nodeName !== '#text' || textContent?.trim() !== ''),
  );
  if (end?.nodeName !== 'P') return null;
  const behind: ChildNode[] = [];
  for (let node = end.nextSibling; node; node = node.nextSibling) behind.push(node);
  if (!isLongText(behind.map(({ textContent }) => textContent).join(''))) return null;
  const [next] = behind;
  if (next?.nodeName === '#text' && next.textContent?.trim() === '') behind.shift()?.remove();
  const rest = document.createDocumentFragment();
  rest.append(...behind);
  return rest;
}
