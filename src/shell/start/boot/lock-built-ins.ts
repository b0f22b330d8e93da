type Holder = Readonly<Record<PropertyKey, unknown>>;

/** What the shell and its bus keep handles and tokens in, or call with them. */
const WITH_PROTOTYPES = [
  'Array',
  'Element',
  'Event',
  'EventTarget',
  'Function',
  'Map',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'WeakMap',
  'WeakSet',
] as const;
const ALONE = ['JSON', 'Object', 'Reflect'] as const;

/** Libraries assign methods to single ones of these; a read-only method of the prototype would refuse that. */
const ASSIGNED_TO: ReadonlySet<string> = new Set(['WeakMap', 'WeakSet']);

/** Tests that own the time of a page redefine when an event was; nothing of the shell relies on it. */
const LEFT_OPEN: ReadonlySet<PropertyKey> = new Set(['timeStamp']);

/** Objects and classes get theirs by assignment, which a locked one on the prototype would refuse. */
const ASSIGNED: ReadonlySet<PropertyKey> = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'toJSON',
]);

/**
 * Locks the built-in methods that the shell relies on, and keeps new members off every object's prototype.
 * An area shares them with the shell: a `Map.prototype.get` of its own would see every handle of the bus.
 */
export function lockBuiltIns(realm: Window): void {
  const globals = realm as unknown as Readonly<Record<string, Holder>>;
  for (const name of [...WITH_PROTOTYPES, ...ALONE]) lockMembers(globals[name]);
  for (const name of WITH_PROTOTYPES) {
    const prototype = globals[name]?.['prototype'] as Holder;
    if (ASSIGNED_TO.has(name)) allowOwnMembers(prototype);
    lockMembers(prototype);
  }
  Object.preventExtensions(globals['Object']?.['prototype']);
}

/** Lets an object that inherits a locked method have one of its own by assignment, as it could before. */
function allowOwnMembers(prototype: Holder): void {
  for (const [key, { value: method }] of Object.entries(
    Object.getOwnPropertyDescriptors(prototype),
  )) {
    if (typeof method !== 'function' || ASSIGNED.has(key)) continue;
    Object.defineProperty(prototype, key, {
      get: () => method as unknown,
      set(this: object, value: unknown) {
        if (this === prototype) throw new TypeError(`Failed to set "${key}": it is locked.`);
        Object.defineProperty(this, key, {
          value,
          configurable: true,
          enumerable: true,
          writable: true,
        });
      },
    });
  }
}

function lockMembers(holder: Holder | undefined): void {
  if (!holder) return;
  for (const key of Reflect.ownKeys(holder)) {
    if (ASSIGNED.has(key) || LEFT_OPEN.has(key)) continue;
    const member = Reflect.getOwnPropertyDescriptor(holder, key);
    if (!member?.configurable) continue;
    const isData = 'value' in member;
    Object.defineProperty(holder, key, {
      configurable: false,
      ...(isData && { writable: typeof member.value !== 'function' && member.writable === true }),
    });
  }
}
