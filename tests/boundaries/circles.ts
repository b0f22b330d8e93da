import type { SourceFile } from './imports';
import { isFake, isTest } from './rooms';

type Resolve = (from: string, specifier: string) => string | null | undefined;

/** Folders beside each other that import each other, by way of others perhaps. */
export interface Circle {
  /** The folder that has them, from the repository's root. */
  readonly parent: string;
  readonly folders: readonly string[];
  /** An import for each step between them, as "from -> to". */
  readonly imports: readonly string[];
}

/**
 * Every circle of imports between folders of one parent, of types and later loads too.
 * @remarks Files of the parent itself are no part of one: they put the folders together, or are shared by them.
 */
export function circlesIn(files: readonly SourceFile[], resolve: Resolve): Circle[] {
  const edges = files
    .filter(({ path }) => !isTest(path) && !isFake(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap((specifier) => {
        const target = resolve(path, specifier);
        return target ? [stepBetween(path, target)] : [];
      }),
    )
    .filter((step) => step !== null);
  const parents = [...new Set(edges.map(({ parent }) => parent))].toSorted();
  return parents.flatMap((parent) => {
    const own = edges.filter((edge) => edge.parent === parent);
    return circlesOf(own).map((folders) => ({
      parent,
      folders: folders.toSorted(),
      imports: examples(own, new Set(folders)),
    }));
  });
}

interface Step {
  readonly parent: string;
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

/** The step between the folders at which two paths part; null where one of them is a file there. */
function stepBetween(path: string, target: string): Step | null {
  const [from, to] = [path.split('/'), target.split('/')];
  const at = from.findIndex((part, index) => part !== to[index]);
  const [mine, theirs] = [from[at], to[at]];
  if (at < 1 || mine === undefined || theirs === undefined) return null;
  if (at === from.length - 1 || at === to.length - 1) return null;
  const parent = from.slice(0, at).join('/');
  return { parent, from: mine, to: theirs, example: `${path} -> ${target}` };
}

/** The strongly connected groups of more than one folder: each can be reached from each other one. */
function circlesOf(steps: readonly Step[]): string[][] {
  const folders = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, steps)]));
  const isTogether = (one: string, other: string): boolean =>
    reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true;
  const first = (folder: string): string =>
    folders.find((other) => isTogether(folder, other)) ?? folder;
  return folders
    .filter((folder) => first(folder) === folder)
    .map((folder) => folders.filter((other) => isTogether(folder, other)))
    .filter((group) => group.length > 1);
}

function reachedFrom(folder: string, steps: readonly Step[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { from, to } of steps) {
      if (from !== at || reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}

function examples(steps: readonly Step[], folders: ReadonlySet<string>): string[] {
  const byStep = new Map(
    steps
      .filter(({ from, to }) => folders.has(from) && folders.has(to))
      .map(({ from, to, example }) => [`${from} -> ${to}`, example]),
  );
  return [...byStep.values()].toSorted();
}
