import { defaultTreeAdapter, html as spec, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import {
  DRAWING_TAGS,
  isAllowedAttribute,
  SILENT_TAGS,
  TEXT_TAGS,
  WORDS_OF_DRAWING,
} from './allowed-markup';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** React's marks between texts and around boundaries: without them the browser can't take the markup over. */
const MARKS: ReadonlySet<string> = new Set([' ', '$', '/$', '$!', '&', '/&', 'F', 'F!']);

/** Far deeper than a page needs; browsers build a different tree beyond some hundred levels. */
const DEEPEST = 200;
/**
 * Far more elements than a page has. Markup may name a few that a parser opens anew in each paragraph: a small body
 * then makes millions.
 */
const MAX_ELEMENTS = 20_000;
/** More letters than a page has: the parser reads them on the thread that answers everybody. */
const MAX_LENGTH = 512 * 1024;
/** Markup that is not the same after so many readings is made to be read in two ways. */
const MAX_READINGS = 5;

/** The element that contains an area's body. */
const CONTEXT = parseFragment('<div></div>').childNodes[0] as Element;

/**
 * Makes an area's body safe for the page: nothing in it runs, and React can still hydrate it.
 * @remarks It is parsed as browsers parse it, and serialised, until parsing it again
 * finds nothing to remove and gives the same: so no browser reads it as anything else.
 */
export function safeBody(html: string): string {
  let text = html;
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const tree = text.length > MAX_LENGTH ? undefined : parsed(text);
    if (!tree) return '';
    const isClean = cleanChildren(tree, 0);
    const written = serialize(tree);
    if (isClean && written === text) return text;
    text = written;
  }
  return '';
}

class TooManyElementsError extends Error {}

/** The tree of a body; undefined where it has too many elements. */
function parsed(text: string): Parent | undefined {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...named) {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new TooManyElementsError();
      return defaultTreeAdapter.createElement(...named);
    },
  };
  try {
    return parseFragment(CONTEXT, text, { treeAdapter });
  } catch (error) {
    if (error instanceof TooManyElementsError) return undefined;
    throw error;
  }
}

/** Removes the forbidden nodes of a parent; true where there were none. */
function cleanChildren(parent: Parent, depth: number): boolean {
  const before = parent.childNodes;
  let isClean = true;
  const after = before.flatMap((node) => {
    const kept = clean(node, parent, depth);
    isClean &&= kept.isClean;
    return kept.nodes;
  });
  for (const node of after) node.parentNode = parent;
  parent.childNodes = after;
  return isClean;
}

interface Cleaned {
  readonly nodes: readonly Node[];
  readonly isClean: boolean;
}

const GONE: Cleaned = { nodes: [], isClean: false };

function clean(node: Node, parent: Parent, depth: number): Cleaned {
  if (node.nodeName === '#text') return { nodes: [node], isClean: true };
  if ('data' in node) return MARKS.has(node.data) ? { nodes: [node], isClean: true } : GONE;
  if (!('attrs' in node) || depth >= DEEPEST || isWordsOfDrawing(parent)) return GONE;
  const isDrawing = isDrawn(node);
  const isPage = node.namespaceURI === spec.NS.HTML;
  const isAllowed = isDrawing
    ? DRAWING_TAGS.has(node.tagName)
    : isPage && TEXT_TAGS.has(node.tagName);
  if (!isAllowed && (!isPage || SILENT_TAGS.has(node.tagName))) return GONE;
  const areChildrenClean = cleanChildren(node, depth + 1);
  // An unknown element is removed, and its text is kept.
  if (!isAllowed) return { nodes: node.childNodes, isClean: false };
  const areAttributesClean = cleanAttributes(node, isDrawing);
  keepFirstBreak(node);
  return { nodes: [node], isClean: areChildrenClean && areAttributesClean };
}

function isDrawn({ namespaceURI }: Element): boolean {
  return namespaceURI === spec.NS.SVG;
}

function isWordsOfDrawing(parent: Parent): boolean {
  return 'attrs' in parent && isDrawn(parent) && WORDS_OF_DRAWING.has(parent.tagName);
}

function cleanAttributes(element: Element, isDrawing: boolean): boolean {
  const tag = element.tagName;
  const kept = element.attrs.filter(
    ({ prefix, name, value }) => !prefix && isAllowedAttribute({ isDrawing, tag, name, value }),
  );
  const isClean = kept.length === element.attrs.length;
  element.attrs = kept;
  return isClean;
}

/** A parser passes over the line break that these begin with: one that is to be read is written twice. */
function keepFirstBreak({ tagName, childNodes: [first] }: Element): void {
  if (tagName !== 'pre' && tagName !== 'textarea') return;
  if (first && 'value' in first && first.value.startsWith('\n')) first.value = `\n${first.value}`;
}
