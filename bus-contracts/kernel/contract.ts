import type { StandardSchemaV1 } from '@standard-schema/spec';
import { deepFreeze } from './payloads/copy-plain';

/** `event`: something happened. `state`: the present value. `command`: a request to one handler. `stream`: many values a second. */
export type Kind = 'event' | 'state' | 'command' | 'stream';

/**
 * `area`: every area's manifest may name it. `{ areas: ['office'] }`: only the manifests of these areas may.
 * `shell`: only parts of the shell may use it.
 */
export type Audience = 'area' | 'shell' | { readonly areas: readonly [string, ...string[]] };

type Schema<T> = StandardSchemaV1<unknown, T>;
type Output<S extends StandardSchemaV1> = StandardSchemaV1.InferOutput<S>;

interface ContractBase<K extends Kind, N extends string, O extends string> {
  readonly kind: K;
  /** "domain.word"; with `version` it is the contract's identity. */
  readonly name: N;
  readonly version: number;
  /** The part that may publish or handle it; "*" allows every sender. */
  readonly owner: O;
  readonly audience: Audience;
  readonly doc: string;
  /** Dotted paths of fields that recordings leave out: "request.password". */
  readonly secret: readonly string[];
}

export interface EventContract<
  N extends string = string,
  P = unknown,
  O extends string = string,
> extends ContractBase<'event', N, O> {
  readonly payload: Schema<P>;
}

export interface StateContract<
  N extends string = string,
  P = unknown,
  O extends string = string,
> extends ContractBase<'state', N, O> {
  readonly value: Schema<P>;
  /** True for a state that reports the player's input: it is the cause of all messages sent until the current browser task ends. */
  readonly isGesture: boolean;
}

export interface StreamContract<
  N extends string = string,
  P = unknown,
  O extends string = string,
> extends ContractBase<'stream', N, O> {
  readonly item: Schema<P>;
  /** Returns an item's key; of the items with one key only the last is delivered in a frame. */
  readonly key: (item: P) => string;
}

export interface CommandContract<
  N extends string = string,
  Q = unknown,
  A = unknown,
  F extends string = string,
  O extends string = string,
> extends ContractBase<'command', N, O> {
  readonly request: Schema<Q>;
  readonly answer: Schema<A>;
  /** Codes with which a handler may refuse (`HandlerFailed.code`). */
  readonly failures: readonly F[];
}

/* oxlint-disable typescript/no-explicit-any -- the one place where a contract of any payload is meant */
export type AnyEvent = EventContract<string, any>;
export type AnyState = StateContract<string, any>;
export type AnyStream = StreamContract<string, any>;
export type AnyCommand = CommandContract<string, any, any, any>;
/* oxlint-enable typescript/no-explicit-any */
export type AnyContract = AnyEvent | AnyState | AnyStream | AnyCommand;
/** A contract that can be published and subscribed to: any but a command. */
export type AnyTopic = AnyEvent | AnyState | AnyStream;

export type PayloadOf<C> =
  C extends EventContract<string, infer P>
    ? P
    : C extends StateContract<string, infer P>
      ? P
      : C extends StreamContract<string, infer P>
        ? P
        : never;
export type RequestOf<C> = C extends CommandContract<string, infer Q, unknown, string> ? Q : never;
export type AnswerOf<C> = C extends CommandContract<string, infer _Q, infer A, string> ? A : never;
export type FailureOf<C> =
  C extends CommandContract<string, infer _Q, infer _A, infer F> ? F : never;

/** What every definition has; without an audience the contract is for all areas. */
interface Definition<N extends string, O extends string, For extends Audience> {
  readonly name: N;
  readonly version: number;
  readonly owner: O;
  readonly audience?: For;
  readonly doc: string;
  readonly secret?: readonly string[];
}

export interface EventDefinition<
  N extends string,
  O extends string,
  For extends Audience,
  S extends StandardSchemaV1,
> extends Definition<N, O, For> {
  readonly payload: S;
}

export interface StateDefinition<
  N extends string,
  O extends string,
  For extends Audience,
  S extends StandardSchemaV1,
> extends Definition<N, O, For> {
  readonly value: S;
  readonly isGesture?: boolean;
}

interface StreamDefinition<
  N extends string,
  O extends string,
  For extends Audience,
  S extends StandardSchemaV1,
> extends Definition<N, O, For> {
  readonly item: S;
  readonly key: (item: Output<S>) => string;
}

export interface CommandDefinition<
  N extends string,
  O extends string,
  For extends Audience,
  Q extends StandardSchemaV1,
  A extends StandardSchemaV1,
  F extends string,
> extends Definition<N, O, For> {
  readonly request: Q;
  readonly answer: A;
  readonly failures: readonly F[];
}

const NAME = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/;

/** Contracts are shared by shell and areas, so each is frozen with its schemas: no area can change a check. */
function identity<K extends Kind, N extends string, O extends string, For extends Audience>(
  kind: K,
  definition: Definition<N, O, For>,
): ContractBase<K, N, O> & { readonly audience: For } {
  const { name, version, owner, doc, secret = [] } = definition;
  // Without an audience `For` has its default.
  const audience = definition.audience ?? ('area' as For);
  if (!NAME.test(name)) {
    throw new TypeError(
      `Failed to define the contract "${name}": a name is "domain.word". Please rename it.`,
    );
  }
  if (!Number.isInteger(version) || version < 1) {
    throw new TypeError(
      `Failed to define "${name}": version ${version} is not a whole number from 1.`,
    );
  }
  return { kind, name, version, owner, audience, doc, secret };
}

/**
 * Defines an event: something that happened. Every subscriber receives it in order; it is not kept.
 * @example defineEvent({ name: 'coupon.placed', version: 1, owner: 'coupon', doc: '...', payload: v.object({ refId: v.string() }) })
 */
export function defineEvent<
  const N extends string,
  S extends StandardSchemaV1,
  const O extends string,
  const For extends Audience = 'area',
>(
  definition: EventDefinition<N, O, For, S>,
): EventContract<N, Output<S>, O> & { readonly payload: S; readonly audience: For } {
  return deepFreeze({ ...identity('event', definition), payload: definition.payload });
}

/** Defines a state: something that is true now. Its owner publishes it, and later subscribers receive the last value. */
export function defineState<
  const N extends string,
  S extends StandardSchemaV1,
  const O extends string,
  const For extends Audience = 'area',
>(
  definition: StateDefinition<N, O, For, S>,
): StateContract<N, Output<S>, O> & { readonly value: S; readonly audience: For } {
  const { value, isGesture = false } = definition;
  return deepFreeze({ ...identity('state', definition), value, isGesture });
}

/** Defines a stream of many values a second; of each `key` the last value is delivered once a frame. */
export function defineStream<
  const N extends string,
  S extends StandardSchemaV1,
  const O extends string,
  const For extends Audience = 'area',
>(
  definition: StreamDefinition<N, O, For, S>,
): StreamContract<N, Output<S>, O> & { readonly item: S; readonly audience: For } {
  return deepFreeze({
    ...identity('stream', definition),
    item: definition.item,
    key: definition.key,
  });
}

/** Defines a command: a request that one handler answers, or refuses with one of its failure codes. */
export function defineCommand<
  const N extends string,
  Q extends StandardSchemaV1,
  A extends StandardSchemaV1,
  const F extends string,
  const O extends string,
  const For extends Audience = 'area',
>(
  definition: CommandDefinition<N, O, For, Q, A, F>,
): CommandContract<N, Output<Q>, Output<A>, F, O> & {
  readonly request: Q;
  readonly answer: A;
  readonly audience: For;
} {
  const { request, answer, failures } = definition;
  return deepFreeze({ ...identity('command', definition), request, answer, failures });
}

/** "coupon.state@1": how a contract is named in errors, recordings and the inspector. */
export function contractId(contract: { readonly name: string; readonly version: number }): string {
  return `${contract.name}@${contract.version}`;
}

/** The contracts among the exports of a module. */
export function contractsIn(exported: object): readonly AnyContract[] {
  return Object.values<unknown>({ ...exported }).filter(
    (value): value is AnyContract =>
      typeof value === 'object' && value !== null && 'audience' in value,
  );
}
