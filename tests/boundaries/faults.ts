import { resolveImport, type SourceFile } from './imports';
import { isFake, isTest, roomOf, type Room } from './rooms';

type Resolve = (from: string, specifier: string) => string | null | undefined;

/** Every import that the table of rooms does not allow, as one readable line each. */
export function faultsIn(files: readonly SourceFile[], resolve: Resolve = resolveImport): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (!room)
      return [`${file.path} is in no room. Please add the room to tests/boundaries/rooms.ts.`];
    return file.imports.flatMap((specifier) => {
      const target = resolve(file.path, specifier);
      const why =
        target === null
          ? foreignFault(file.path, room, specifier)
          : ownFault(file.path, room, specifier, target);
      return why ? [`${file.path} imports "${specifier}": ${why}`] : [];
    });
  });
}

function ownFault(
  path: string,
  room: Room,
  specifier: string,
  target: string | undefined,
): string | undefined {
  if (target === undefined) return 'there is no such file.';
  const other = roomOf(target);
  if (!other) return `${target} is in no room.`;
  if (isTest(path) && mayTestWhole(room, target)) return undefined;
  if (isFake(target) && !isTest(path) && room.name !== 'tests' && room.name !== 'e2e')
    return 'it is a stand-in for tests.';
  if (other === room) {
    const [mine, theirs] = [part(room, path), part(room, target)];
    return mine === theirs
      ? undefined
      : `"${mine}" and "${theirs}" of ${room.name} meet on the bus only.`;
  }
  if (other.doors && (specifier.startsWith('.') || !other.doors.includes(target)))
    return `${other.name} is imported by its package's name, through ${other.doors.join(' or ')} alone.`;
  if (room.mayImport.includes('*') || room.mayImport.includes(other.name)) return undefined;
  if (isTest(path) && (mayTest(path, target) || mayPlace(room, target))) return undefined;
  return `${room.name} may not import ${other.name}.`;
}

/** A test may use the bus for tests, and within a package all of the package. */
function mayTest(path: string, target: string): boolean {
  const isContracts = (file: string): boolean => file.startsWith('bus-contracts/');
  return target.startsWith('bus-contracts/testing/') || (isContracts(path) && isContracts(target));
}

/** What a test beside its code may use of other rooms, by the code's room: it states a service over the bus, and the operator by its calls. */
const WHOLE: Readonly<Record<string, RegExp>> = {
  services: /^(?:tests\/harness|src\/(?:services|api|shell\/start)|bus-contracts)\//,
  sandbox: /^(?:tests\/harness|src\/(?:sandbox|api|outside)|bus-contracts)\//,
};

function mayTestWhole(room: Room, target: string): boolean {
  return WHOLE[room.name]?.test(target) ?? false;
}

/** A test of an area may read the place of an address from the route table, as the shell would publish it. */
function mayPlace(room: Room, target: string): boolean {
  return room.name === 'areas' && target.startsWith('src/routes/testing/');
}

/** Packages that only some code may use. */
function foreignFault(path: string, room: Room, specifier: string): string | undefined {
  if (isTest(path) || room.name === 'tests') return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (specifier.startsWith('node:')) {
    return room.isNode ? undefined : `${room.name} runs in a browser.`;
  }
  if (name === 'rxjs' && path.endsWith('.tsx')) return 'React components hear hooks, not streams.';
  if (name === 'mitt' && room.name !== 'kernel') return 'mitt stands under the bus alone.';
  if (room.name === 'services' && (/^react(-|$)/.test(name) || specifier === 'valtio/react')) {
    return 'a service knows no React.';
  }
  if ((name === 'hono' || name === '@electric-sql/pglite') && !room.isNode) {
    return `${name} is for the Node side.`;
  }
  return undefined;
}

function part(room: Room, path: string): string | undefined {
  return room.apart?.exec(path)?.[1];
}
