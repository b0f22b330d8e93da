import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { readStyles, readProduct } from './imports';

/**
 * Regions that never come with news: what they say at first is part of the page, and what it changes to is spoken.
 * All others are empty when they are created.
 */
const ALWAYS_WITH_WORDS: Readonly<Record<string, string>> = {
  'areas/debugger/recordings/recordings.tsx': 'is empty until a recording is played',
  'areas/debugger/send/send.tsx': 'is empty until something is sent',
  'areas/games/bonus/memory-board.tsx': 'has the state of the board',
  'areas/information/screens/apps/install-here.tsx': 'has the state of the installation',
  'areas/information/screens/calculator/screen.tsx': 'has the result of the form',
  'areas/lotto/view/ticket-form.tsx': 'counts the chosen numbers',
  'areas/lotto/view/view-screen.tsx': 'has the last draw',
  'areas/payments/movement/movement-card.tsx': 'has the state of the payment',
  'areas/profile/account/protection-section.tsx': 'is empty until something was asked for',
  'areas/profile/verification/verification-screen.tsx': 'has the state of the verification',
  'areas/results/days/day-screen.tsx': 'counts the results',
  'areas/results/zone/zone-game.tsx': 'has the last event of the match',
  'areas/sports/game/stage/panes/pitch-pane.tsx':
    'says that nothing has happened, or the last event',
  'areas/sports/multi/screen.tsx': 'is empty until a match was added or removed',
  'areas/support/files/attachment-field.tsx': 'has the state of the file',
  'areas/support/thread/thread-screen.tsx': 'has the state of the request',
  'areas/toto/draw/coupon-panel.tsx': 'counts what is left to choose',
  'src/line-ui/score/scoreboard.tsx': 'is empty until the score changes',
  'src/outside/games/page/round/result.tsx': 'has the result of the round',
  'src/outside/games/page/round/stake.tsx': 'has the stake',
  'src/outside/games/page/table/phase-line.tsx': 'has the phase of the round',
  'src/shell/areas/area-slot.tsx': 'is the shape of an area that loads, and has no words',
  'src/shell/areas/dialog-area.tsx': 'is the shape of an area that loads, and has no words',
  'src/shell/betting/cash-out/cash-out-form.tsx': 'has the offer',
  'src/shell/site/search/search-dialog.tsx': 'is empty until something was typed',
  'src/shell/support/chat/chat-panel.tsx': 'has the state of the chat',
  'src/shell/support/chat/chosen-files.tsx': 'has the state of the file',
  'src/shell/betting/coupon/panel/coupon-header.tsx': 'counts the selections',
  'src/shell/sign-in/proof/use-proof.tsx': 'has what the step asks for',
  'src/shell/sign-in/registration/bonus-terms.tsx': 'has the terms of the chosen bonus',
  'src/shell/sign-in/registration/promo-code.tsx': 'is empty until a code was checked',
  'src/shell/app/app.tsx': 'is filled by those that speak',
  'src/shell/header/account/player-bar.tsx': 'counts the messages, or is empty',
  'src/shell/betting/coupon/print/print-page.tsx': 'has what the page waits for',
  'src/shell/casino/stage/stage-view.tsx': 'is the shape of a game that loads, and has no words',
  'src/ui/charts/chart.tsx': 'has the values of the chosen point',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** All nodes of a tree. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

interface Attribute {
  readonly name: { readonly name: string };
  readonly value: { readonly value?: string; readonly expression?: unknown } | null;
}
interface JsxElement extends Node {
  readonly openingElement: {
    readonly name: { readonly name?: string };
    readonly attributes: readonly (Node & Partial<Attribute>)[];
  };
  readonly children: readonly (Node & { readonly value?: string; readonly expression?: Node })[];
}

const attributeOf = ({ openingElement }: JsxElement, wanted: string): Attribute['value'] =>
  openingElement.attributes.find(({ name }) => name?.name === wanted)?.value ?? null;

/** The regions of a source whose changes screen readers speak when the reader pauses. */
function regionsIn(path: string, text: string): JsxElement[] {
  const elements = nodesOf(parseAst(text, { lang: 'tsx', sourceType: 'module' }, path)).filter(
    (node): node is JsxElement => node.type === 'JSXElement',
  );
  return elements.filter(
    (element) =>
      element.openingElement.name.name === 'output' ||
      attributeOf(element, 'role')?.value === 'status' ||
      attributeOf(element, 'aria-live')?.value === 'polite',
  );
}

/** Whether an expression has a branch that writes nothing. */
function mayBeNothing(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return node['value'] === '' || node['value'] === null;
    case 'Identifier':
      return node['name'] === 'undefined';
    case 'JSXEmptyExpression':
      return true;
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].some((one) => mayBeNothing(one as Node));
    case 'LogicalExpression':
      return node['operator'] === '&&' || mayBeNothing(node['right'] as Node);
    default:
      return false;
  }
}

/** Whether a region can be without words, so that it can stand before them. */
function mayBeEmpty({ children }: JsxElement): boolean {
  const written = children.filter(({ type, value }) => type !== 'JSXText' || value?.trim() !== '');
  return (
    written.length > 0 &&
    written.every(({ expression }) => expression !== undefined && mayBeNothing(expression))
  );
}

const faultsIn = (path: string, text: string): boolean =>
  regionsIn(path, text).some((region) => !mayBeEmpty(region));

/** The classes of regions, each after its style sheet. */
function classesOf(
  components: readonly { readonly path: string; readonly text: string }[],
  isMeant: (region: JsxElement) => boolean,
): string[] {
  return components.flatMap(({ path, text }) => {
    const files = new Map(
      [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
        ([, name = '', file = '']) => [name, join(dirname(path), file)],
      ),
    );
    return regionsIn(path, text)
      .filter(isMeant)
      .flatMap((region) =>
        nodesOf(attributeOf(region, 'className')?.expression).flatMap(
          ({ type, object, property }) =>
            type === 'MemberExpression' && isNode(object) && isNode(property)
              ? [`${files.get(String(object['name'])) ?? ''} ${String(property['name'])}`]
              : [],
        ),
      );
  });
}

describe('a status', () => {
  const components = readProduct().filter(({ path }) => path.endsWith('.tsx'));

  it('stands before its words: screen readers are silent about one that comes with them', () => {
    const found = components.filter(({ path, text }) => faultsIn(path, text));
    expect(found.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(ALWAYS_WITH_WORDS).toSorted(),
    );
  });

  it.each([
    ["<p role='status'>{text}</p>", true],
    ["<p role='status'>Sent</p>", true],
    ["isSent ? <p role='status'>{t('sent')}</p> : null", true],
    ["<p role='status'>{isSent ? t('sent') : t('ready')}</p>", true],
    ['<output>{t("sent")}</output>', true],
    ['<span aria-live="polite"><b>{sum}</b></span>', true],
    ["<p role='status'>{isSent ? t('sent') : null}</p>", false],
    ["<p role='status'>{isSent && t('sent')}{isLate ? t('late') : ''}</p>", false],
    ['<p>{text}</p>', false],
  ])('is seen in %s: %s', (jsx, isFault) => {
    expect(faultsIn('a.tsx', `export const a = (${jsx});`)).toBe(isFault);
  });

  it('stays in the tree of accessibility while it is empty', () => {
    const hidden = readStyles().flatMap(({ path, text }) =>
      [...text.matchAll(/\.(\w+):empty\b[^{}]*\{[^{}]*display: none/g)].map(
        ([, name = '']) => `${path} ${name}`,
      ),
    );
    expect(hidden.length).toBeGreaterThan(0);
    const used = classesOf(components, () => true);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((one) => hidden.includes(one))).toEqual([]);
  });

  it('keeps the room that its style gives it while it is empty', () => {
    const rules = readStyles().flatMap(({ path, text }) =>
      [...text.matchAll(/\.(\w+) \{([^{}]*)\}/g)].map(
        ([, name = '', rule = '']) => [`${path} ${name}`, rule] as const,
      ),
    );
    const withRule = (pattern: RegExp): string[] =>
      rules.flatMap(([one, rule]) => (pattern.test(rule) ? [one] : []));
    // An empty one is out of the page's flow without it (`base.css`).
    const inFlow = new Set(withRule(/\bposition: relative/));
    const roomy = withRule(/\bmin-height: |\bflex: \d \d \d+px/);
    const used = classesOf(components, mayBeEmpty);
    expect(used.filter((one) => roomy.includes(one) && inFlow.has(one)).length).toBeGreaterThan(5);
    expect(used.filter((one) => roomy.includes(one) && !inFlow.has(one))).toEqual([]);
  });
});
