/** A field of a form, as a schema describes it. */
export type Field =
  | { readonly kind: 'text' }
  | { readonly kind: 'number' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly Literal[] }
  | { readonly kind: 'group'; readonly members: readonly Member[] }
  /** One of several forms. */
  | { readonly kind: 'variants'; readonly variants: readonly Field[] }
  /** What has no form of its own: written as JSON. */
  | { readonly kind: 'json'; readonly first: unknown };

type Literal = string | number | boolean | null;

export interface Member {
  readonly name: string;
  readonly field: Field;
  /** It may be left out. */
  readonly isOptional: boolean;
}

/** What the schemas of Valibot are made of, as far as forms need it. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Schema;
  readonly item?: Schema;
}

const LEFT_OUT: ReadonlySet<string> = new Set([
  'optional',
  'exact_optional',
  'nullish',
  'undefinedable',
]);
const NULLABLE: ReadonlySet<string> = new Set(['nullable', 'nullish']);

/** The field of a schema. */
export function fieldOf(schema: unknown): Field {
  const { type, entries, options = [], literal, wrapped, item } = schema as Schema;
  switch (type) {
    case 'string':
      return { kind: 'text' };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'switch' };
    case 'literal':
      return { kind: 'choice', options: [literal as Literal] };
    case 'null':
      return { kind: 'choice', options: [null] };
    case 'picklist':
      return { kind: 'choice', options: options as readonly Literal[] };
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return { kind: 'group', members: Object.entries(entries ?? {}).map(memberOf) };
    case 'variant':
    case 'union':
      return variantsOf(options.map(fieldOf));
    case 'array':
      return { kind: 'json', first: item ? [firstValue(fieldOf(item))] : [] };
    case 'record':
      return { kind: 'json', first: {} };
    default:
      if (wrapped === undefined) return { kind: 'json', first: null };
      return NULLABLE.has(type)
        ? variantsOf([fieldOf(wrapped), { kind: 'choice', options: [null] }])
        : fieldOf(wrapped);
  }
}

function memberOf([name, schema]: [string, Schema]): Member {
  return { name, field: fieldOf(schema), isOptional: LEFT_OUT.has(schema.type) };
}

/** Literals are one choice; other forms are chosen by their place. */
function variantsOf(fields: readonly Field[]): Field {
  const choices = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
  if (fields.every(({ kind }) => kind === 'choice')) return { kind: 'choice', options: choices };
  return { kind: 'variants', variants: fields };
}

/** What a form begins with. */
export function firstValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return 0;
    case 'switch':
      return false;
    case 'choice':
      return field.options[0] ?? null;
    case 'group':
      return Object.fromEntries(
        field.members.flatMap(({ name, field: member, isOptional }) =>
          isOptional ? [] : [[name, firstValue(member)]],
        ),
      );
    case 'variants':
      return field.variants[0] === undefined ? null : firstValue(field.variants[0]);
    case 'json':
      return field.first;
  }
}

/** A value with a member set; undefined leaves it out. */
export function withMember(value: unknown, name: string, member: unknown): object {
  const { [name]: _, ...others } = (value ?? {}) as Record<string, unknown>;
  return member === undefined ? others : { ...others, [name]: member };
}
