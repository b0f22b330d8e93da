import type { Dictionary } from '../contracts/dictionary';
import type { NavigationState } from '../contracts/navigation';
import type { Language } from '../contracts/settings';
import type { ViewSettings } from './define-area-server';
import type { RemoteView } from './remote-view';

/** Id of the `<script type="application/json">` that holds the boot data; look it up as `script#boot`. */
export const BOOT_ELEMENT_ID = 'boot';

/** Marks the `<style>` that holds the operator's skin. */
export const SKIN_ATTRIBUTE = 'data-skin';

/** An area that this site knows; scripts are loaded from its origin, and from no other. */
export interface BootArea {
  readonly name: string;
  /** The remote view's URL without a slash at its end; the current full path is put behind it. */
  readonly url: string;
  readonly origin: string;
}

/** What the host already asked of an area: all but the body, which stands in the page. */
export type BootRemoteView = Omit<RemoteView, 'body'>;

/** The page that stands at an address, as the host found it. */
export interface ShellPage {
  readonly place: NavigationState;
  /** Whether who is there decides about the page. */
  readonly isGuarded: boolean;
  /** The operator's dictionaries that the page needs. */
  readonly dictionaries: readonly string[];
}

/** The shell's own part of the boot data: so that the browser need neither fetch nor work out what the server knew. */
export interface BootShell extends ShellPage {
  /** The words in the page's language. */
  readonly texts: Readonly<Record<string, unknown>>;
}

/** What the host tells the shell; the server renders from it, and the browser hydrates from the same. */
export interface BootData {
  readonly language: Language;
  readonly settings: ViewSettings;
  readonly areas: readonly BootArea[];
  /** The back end's answer to `config/all.json`, amounts as it sent them; whoever reads it checks it. */
  readonly config?: unknown;
  /** The operator's texts; left out where the call failed. */
  readonly dictionary?: Dictionary;
  /** What the shell's server entry rendered from and its browser entry needs too. */
  readonly shell?: BootShell;
  /** By area name; an area that failed or was not asked is left out, and the shell loads it itself. */
  readonly remoteViews: Readonly<Record<string, BootRemoteView>>;
  /** What the head and the text block came by; left out where the back end said nothing of them. */
  readonly seo?: BootSeo;
  /** True where the browser brought a session's cookie: whether it still holds, the first check tells. */
  readonly isLikelyPlayer?: boolean;
  /** True where the operator was asked whether this visitor may have this page, and said nothing against it. */
  readonly isLetIn?: boolean;
  /** False where QA may use `window.grandstand.bus`. */
  readonly isProduction: boolean;
  /** The host's clock when it answered, milliseconds since the epoch. */
  readonly now: number;
}

/** How search engines and the text block were served. */
export interface BootSeo {
  /** False where the back end was late or said nothing that could be read: the page asks again. */
  readonly isKnown: boolean;
  /** How the text block stands in the page. */
  readonly text: 'none' | 'whole' | 'folded';
}

/** The text block as safe markup: what stands open, and what waits for a press; null: nothing waits. */
export interface SeoMarkup {
  readonly lead: string;
  readonly rest: string | null;
}

/** Places in the shell's frame that hold an area: the route's own, and the footer. */
export type AreaSlot = 'main' | 'footer';

/** What the host gives to the shell's server entry, `renderShell`. */
export interface ShellRenderInput {
  readonly boot: BootData;
  readonly page: ShellPage;
  /** Markup that is safe to place as it is; a slot is left out where its area failed. */
  readonly areaHtml: Readonly<Partial<Record<AreaSlot, string>>>;
  /** The text block; left out where there is none. */
  readonly seoText?: SeoMarkup;
}

/** What the shell's server entry answers: what stands in `<div id="root">`. */
export interface ShellRenderResult {
  readonly html: string;
  /** The question of age, which stands beside the root; left out where the site does not ask. */
  readonly ageQuestion?: string;
  /** For `BootData.shell`. */
  readonly shell?: BootShell;
  /** For the document where no area gave a title. */
  readonly title?: string;
}
