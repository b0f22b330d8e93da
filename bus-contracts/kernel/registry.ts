import { contractId } from './contract';
import type { AnswerOf, AnyContract, PayloadOf, RequestOf } from './contract';
import { NotAllowedError, VersionError } from './errors';

/** The data of a contract that goes to the shell: a payload, or a command's request. */
type InputOf<C> = C extends { kind: 'command' } ? RequestOf<C> : PayloadOf<C>;
/** The data of a contract that goes to an area: a payload, or a command's answer. */
type OutputOf<C> = C extends { kind: 'command' } ? AnswerOf<C> : PayloadOf<C>;

/** Translates between a contract and its previous version, for areas that still use that version. */
export interface Adapter<
  Now extends AnyContract = AnyContract,
  Before extends AnyContract = AnyContract,
> {
  readonly contract: Now;
  readonly from: Before;
  /** Converts data of the previous version to the current one. */
  readonly up: (input: InputOf<Before>) => InputOf<Now>;
  /** Converts data of the current version to the previous one. */
  readonly down: (output: OutputOf<Now>) => OutputOf<Before>;
}

/** The bus's own definition of a contract, with the adapter for an area one version behind. */
export interface Negotiated {
  readonly contract: AnyContract;
  readonly adapter: Adapter | undefined;
}

/** The contracts of a bus by name and version, and the adapters to previous versions. */
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

  /** The bus's own definition of a contract, found by name and version. */
  find(contract: { readonly name: string; readonly version: number }): AnyContract {
    const found = this.#byId.get(contractId(contract));
    if (found === undefined) throw this.#unknown(contract);
    return found;
  }

  /** Whether the bus has a contract of this name, in any version. */
  has({ name }: { readonly name: string }): boolean {
    return this.#newest.has(name);
  }

  /** As `find`, but adds a contract that the bus does not have yet; for parts of the shell, which come from the page's own build. */
  findOrCarry(contract: AnyContract): AnyContract {
    if (!this.has(contract)) this.#add(contract);
    return this.find(contract);
  }

  /** The newest version of a name. */
  named(name: string): AnyContract {
    const found = this.#newest.get(name);
    if (found === undefined) throw new NotAllowedError(noSuch(name));
    return found;
  }

  /** Finds the contract for an area: the same version, or the next one with an adapter. */
  negotiate(contract: { readonly name: string; readonly version: number }): Negotiated {
    const adapter = this.#adapters.get(contractId(contract));
    if (adapter !== undefined) return { contract: adapter.contract, adapter };
    return { contract: this.find(contract), adapter: undefined };
  }

  #add(contract: AnyContract): void {
    const id = contractId(contract);
    const existing = this.#byId.get(id);
    if (existing !== undefined && existing !== contract) {
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
      `Failed to agree on "${contract.name}": version ${contract.version} was requested, this bus has version ${ours.version}. Please build against version ${ours.version}.`,
    );
  }
}

function noSuch(name: string): string {
  return `Failed to find the contract "${name}": this bus does not carry it. Please add it to the bus's contracts.`;
}
