import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** The variables of a function by their names: true for those declared by `let`. */
type Scope = Map<string, boolean>;

/**
 * The names of what functions keep in their closures: variables that one declares by `let` and another
 * within it assigns.
 */
export function closureStateOf(path: string, source: string): string[] {
  const found = new Set<string>();
  visit(parseAst(source, { lang: 'ts', sourceType: 'module' }, path), [new Map()], found);
  return [...found];
}

function visit(child: unknown, scopes: readonly Scope[], found: Set<string>): void {
  if (Array.isArray(child)) {
    for (const each of child) visit(each, scopes, found);
    return;
  }
  if (!isNode(child)) return;
  switch (child.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const own: Scope = new Map(namesIn(child.params).map((name) => [name, false]));
      declare(child.body, own);
      visit(child.body, [own, ...scopes], found);
      return;
    }
    case 'AssignmentExpression':
      note(namesIn(child.left), scopes, found);
      break;
    case 'UpdateExpression':
      note(namesIn(child.argument), scopes, found);
      break;
    default:
  }
  for (const member of Object.values(child)) visit(member, scopes, found);
}

/** Adds the variables of a function's body to its scope, those of its blocks too. */
function declare(child: unknown, scope: Scope): void {
  if (Array.isArray(child)) {
    for (const each of child) declare(each, scope);
    return;
  }
  if (!isNode(child) || /Function/.test(child.type)) return;
  if (child.type === 'VariableDeclaration') {
    for (const { id } of child.declarations as Node[]) {
      for (const name of namesIn(id)) scope.set(name, child.kind === 'let');
    }
  }
  for (const member of Object.values(child)) declare(member, scope);
}

/** Notes the assigned names that a function around the present one declares by `let`. */
function note(names: readonly string[], scopes: readonly Scope[], found: Set<string>): void {
  for (const name of names) {
    const depth = scopes.findIndex((scope) => scope.has(name));
    if (depth > 0 && scopes[depth]?.get(name) === true) found.add(name);
  }
}

/** The variables that a pattern or target names. */
function namesIn(child: unknown): string[] {
  if (Array.isArray(child)) return child.flatMap(namesIn);
  if (!isNode(child)) return [];
  switch (child.type) {
    case 'Identifier':
      return [child.name as string];
    case 'ObjectPattern':
      return namesIn(child.properties);
    case 'Property':
      return namesIn(child.value);
    case 'ArrayPattern':
      return namesIn(child.elements);
    case 'AssignmentPattern':
      return namesIn(child.left);
    case 'RestElement':
      return namesIn(child.argument);
    default:
      return [];
  }
}

function isNode(child: unknown): child is Node {
  return typeof child === 'object' && child !== null && 'type' in child;
}
