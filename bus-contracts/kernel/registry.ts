import { contractId } from './contract';
import type { AnswerOf, AnyContract, PayloadOf, RequestOf } from './contract';
import { NotAllowedError, VersionError } from './errors';

/** What travels towards the shell under a contract: a payload, or a command's request. */
type Said<C> = C extends { kind: 'command' } ? RequestOf<C> : PayloadOf<C>;
/** What travels towards an area: a payload, or a command's answer. */
type Heard<C> = C extends { kind: 'command' } ? AnswerOf<C> : PayloadOf<C>;

/** Translates between a contract and its version before, for areas that still speak that. */
export interface Adapter<
  Now extends AnyContract = AnyContract,
  Before extends AnyContract = AnyContract,
> {
  readonly contract: Now;
  readonly from: Before;
  /** What an area says in the version before, in today's. */
  readonly up: (said: Said<Before>) => Said<Now>;
  /** What an area hears today, in the version before. */
  readonly down: (heard: Heard<Now>) => Heard<Before>;
}

/** A contract as an area is to use it: the bus's own definition of it, and how to translate where the area is a version behind. */
export interface Negotiated {
  readonly contract: AnyContract;
  readonly adapter: Adapter | undefined;
}

/** The contracts a bus carries, by name and version, and the adapters one version back. */
export class Registry {
  readonly #byId = new Map<string, AnyContract>();
  readonly #newest = new Map<string, AnyContract>();
  readonly #adapters = new Map<string, Adapter>();

  constructor(contracts: Iterable<AnyContract>) {
    this.carry(contracts);
  }

  carry(contracts: Iterable<AnyContract>): void {
    for (const contract of contracts) this.#add(contract);
  }

  get contracts(): readonly AnyContract[] {
    return [...this.#byId.values()];
  }

  adapt(adapter: Adapter): void {
    const { contract, from } = adapter;
    const isOneBack =
      from.name === contract.name &&
      from.kind === contract.kind &&
      from.version === contract.version - 1;
    if (!isOneBack || this.#byId.get(contractId(contract)) !== contract) {
      throw new TypeError(
        `Failed to adapt "${contractId(from)}" to "${contractId(contract)}": an adapter goes from the version before to one this bus carries.`,
      );
    }
    this.#adapters.set(contractId(from), adapter);
  }

  /** The bus's own definition of a contract; identity is name and version, whatever object asks. */
  find(contract: { readonly name: string; readonly version: number }): AnyContract {
    const found = this.#byId.get(contractId(contract));
    if (found === undefined) throw this.#unknown(contract);
    return found;
  }

  /** Whether the bus has heard of a name, in whatever version. */
  knows({ name }: { readonly name: string }): boolean {
    return this.#newest.has(name);
  }

  /** As `find`, but who asks is of the page's own build: what the bus does not carry yet it brings along. */
  findOrCarry(contract: AnyContract): AnyContract {
    if (!this.knows(contract)) this.#add(contract);
    return this.find(contract);
  }

  /** The newest version of a name. */
  named(name: string): AnyContract {
    const found = this.#newest.get(name);
    if (found === undefined) throw new NotAllowedError(noSuch(name));
    return found;
  }

  /** Matches what an area speaks with what the bus carries: the same version, or one back with an adapter. */
  negotiate(contract: { readonly name: string; readonly version: number }): Negotiated {
    const adapter = this.#adapters.get(contractId(contract));
    if (adapter !== undefined) return { contract: adapter.contract, adapter };
    return { contract: this.find(contract), adapter: undefined };
  }

  #add(contract: AnyContract): void {
    const id = contractId(contract);
    const known = this.#byId.get(id);
    if (known !== undefined && known !== contract) {
      throw new TypeError(
        `Failed to register "${id}": it is defined twice. Please raise the version.`,
      );
    }
    this.#byId.set(id, contract);
    const newest = this.#newest.get(contract.name);
    if (newest === undefined || newest.version < contract.version) {
      this.#newest.set(contract.name, contract);
    }
  }

  #unknown(contract: { readonly name: string; readonly version: number }): Error {
    const ours = this.#newest.get(contract.name);
    if (ours === undefined) return new NotAllowedError(noSuch(contract.name));
    return new VersionError(
      `Failed to agree on "${contract.name}": version ${contract.version} was asked for, this bus speaks version ${ours.version}. Please build against version ${ours.version}.`,
    );
  }
}

function noSuch(name: string): string {
  return `Failed to find the contract "${name}": this bus does not carry it. Please add it to the bus's contracts.`;
}
