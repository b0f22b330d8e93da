type Holder = Readonly<Record<PropertyKey, unknown>>;

/** The built-ins that the shell and its bus use with handles and tokens. */
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

/** Libraries assign methods to instances of these, which a read-only method of the prototype would prevent. */
const ASSIGNED_TO: ReadonlySet<string> = new Set(['WeakMap', 'WeakSet']);

/** Not locked: browser tests redefine it, and the shell does not rely on it. */
const LEFT_OPEN: ReadonlySet<PropertyKey> = new Set(['timeStamp']);

/** Not locked: code assigns these to its own objects and classes. */
const ASSIGNED: ReadonlySet<PropertyKey> = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'toJSON',
]);

/**
 * Locks the built-in methods that the shell relies on, and `Object.prototype` against new members.
 * Areas share them with the shell: a replaced `Map.prototype.get` would see every handle of the bus.
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

/** Lets an object that inherits a locked method still get its own by assignment. */
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
