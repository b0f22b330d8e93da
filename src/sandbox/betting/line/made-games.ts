import type { Fixture, FixtureSource } from './fixture';
import { MADE_FROM } from './ids';

/** Games that QA made. */
export class MadeGames implements FixtureSource {
  readonly #fixtures: Map<number, Fixture>;
  #lastId: number;

  constructor(fixtures: readonly Fixture[]) {
    this.#lastId = Math.max(MADE_FROM, ...fixtures.map(({ id }) => id));
    this.#fixtures = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  }

  add(fixture: Fixture): void {
    this.#fixtures.set(fixture.id, fixture);
  }

  /** All of them: a game that QA made is listed until it has been played. */
  between(): Fixture[] {
    return [...this.#fixtures.values()];
  }

  find(id: number): Fixture | undefined {
    return this.#fixtures.get(id);
  }

  /** The next unused id. */
  nextId(): number {
    return ++this.#lastId;
  }

  clear(): void {
    this.#fixtures.clear();
  }
}
