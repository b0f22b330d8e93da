import type { Language } from '@grandstand/bus-contracts';
import type {
  AreaServer,
  ShellRenderInput,
  ShellRenderResult,
} from '@grandstand/bus-contracts/area';

/** The files that a page of the shell needs, as written in its HTML. */
export interface PageAssets {
  /** Bare names of the shared modules to their URLs. */
  readonly importMap: Readonly<Record<string, string>>;
  /** Module scripts, in order. */
  readonly scripts: readonly string[];
  /** Text of the script that runs before the first paint. */
  readonly earlyScript: string;
  /** Text of a module script that must run before the others. */
  readonly inlineScript?: string;
  /** Modules that the scripts import. */
  readonly preloads: readonly string[];
  /** By language: modules that start once the page is hydrated. */
  readonly partPreloads: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Modules that start with the page of a player. */
  readonly playerPreloads: readonly string[];
  readonly css: readonly string[];
  /** By area: its scripts, by their paths on the area's origin. */
  readonly areaScripts: Readonly<Record<string, Readonly<Record<string, AreaScript>>>>;
  /** By area: the scripts that its entry imports, by their paths on the area's origin. */
  readonly areaChunks: Readonly<Record<string, readonly string[]>>;
  /** By area: the URLs of the shared modules that it needs at once and the shell does not. */
  readonly areaModules: Readonly<Record<string, readonly string[]>>;
}

export interface AreaScript {
  /** What the script must have, as browsers compare it. */
  readonly hash: string;
  /** Of a script that has the texts of one language; undefined: pages of every language use it. */
  readonly language?: string | undefined;
}

/** The shell as the host runs it. */
export interface ShellProgram {
  /** Differs for every build. */
  readonly version: string;
  readonly assets: PageAssets;
  readonly render: (input: ShellRenderInput) => Promise<ShellRenderResult>;
}

/** An area as its origin runs it; files are paths on that origin. */
export interface AreaProgram {
  readonly server: AreaServer;
  readonly scripts: readonly string[];
  /** The scripts of screens that are separate files, by the names of their folders. */
  readonly screens: Readonly<Record<string, string>>;
  readonly css: readonly string[];
}

/** Where the programs come from: a finished build, or a development server. */
export interface Programs {
  readonly areaNames: readonly string[];
  /** The areas of which the build's tests have shown that cleaning takes nothing from their markup. */
  readonly testedAreas: ReadonlySet<string>;
  shell(): Promise<ShellProgram>;
  area(name: string): Promise<AreaProgram>;
}
