import { type Partner, PARTNERS } from '@grandstand/bus-contracts/domain';
import type { PartnerSecrets } from './partner-calls';

/** What a partner's program says of itself. */
export interface Hello {
  readonly origin: string;
  readonly version: string;
}

interface PartnerView {
  readonly name: Partner;
  readonly isUp: boolean;
  /** Whether QA has set it down. */
  readonly isSetDown: boolean;
  readonly origin: string | null;
  readonly version: string | null;
  /** Milliseconds. */
  readonly helloAt: number | null;
}

/** A program says hello every 30 s; after two that did not come it is down. */
const SILENT_FOR = 75_000;

/** The partners whose programs the operator knows, and whether each is up. */
export class Partners {
  readonly #names: readonly Partner[];
  readonly #now: () => number;
  readonly #hellos = new Map<Partner, Hello & { readonly at: number }>();
  readonly #setDown = new Set<Partner>();

  constructor(secrets: PartnerSecrets, now: () => number) {
    this.#names = PARTNERS.filter((name) => secrets[name] !== undefined);
    this.#now = now;
  }

  hello(name: Partner, hello: Hello): void {
    this.#hellos.set(name, { ...hello, at: this.#now() });
  }

  isUp(name: Partner): boolean {
    const hello = this.#hellos.get(name);
    return hello !== undefined && this.#now() - hello.at <= SILENT_FOR && !this.isSetDown(name);
  }

  /** The origin of a partner's program, as browsers reach it; undefined until it has said hello. */
  originOf(name: Partner): string | undefined {
    return this.#hellos.get(name)?.origin;
  }

  /** Whether QA has set a partner down. */
  isSetDown(name: Partner): boolean {
    return this.#setDown.has(name);
  }

  /** By name; undefined where the operator has no partners. */
  status(): Record<string, boolean> | undefined {
    if (this.#names.length === 0) return undefined;
    return Object.fromEntries(this.#names.map((name) => [name, this.isUp(name)]));
  }

  list(): PartnerView[] {
    return this.#names.map((name) => {
      const { origin = null, version = null, at = null } = this.#hellos.get(name) ?? {};
      const isSetDown = this.isSetDown(name);
      return { name, isUp: this.isUp(name), isSetDown, origin, version, helloAt: at };
    });
  }

  /** Sets a partner down, or lets it be up again. */
  setDown(name: Partner, isDown: boolean): void {
    if (isDown) this.#setDown.add(name);
    else this.#setDown.delete(name);
  }

  /** Undoes what QA has set. */
  clear(): void {
    this.#setDown.clear();
  }
}
