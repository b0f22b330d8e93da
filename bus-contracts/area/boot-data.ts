import type { Dictionary } from '../contracts/site/dictionary';
import type { NavigationState } from '../contracts/page/navigation';
import type { Language } from '../contracts/player/settings';
import type { ViewSettings } from './define-area-server';
import type { RemoteView } from './view/remote-view';

/** Id of the `<script type="application/json">` that holds the boot data; look it up as `script#boot`. */
export const BOOT_ELEMENT_ID = 'boot';

/** Id of the words that are shown where a script of the page can't be fetched. */
export const START_FAILED_ID = 'start-failed';

/** Id of the words that are shown where a button has to be pressed again. */
export const PRESS_AGAIN_ID = 'press-again';

/** Marks the `<style>` that holds the operator's skin. */
export const SKIN_ATTRIBUTE = 'data-skin';

/** A registered area; scripts are loaded from the origins of registered areas only. */
export interface BootArea {
  readonly name: string;
  /** The remote view's URL without a slash at its end; the current full path is put behind it. */
  readonly url: string;
  readonly origin: string;
}

/** What the page needs of an area's view that the host loaded; the rest of it is in the page. */
export type BootRemoteView = Pick<RemoteView, 'codeToEval' | 'scriptsToLoad'>;

/** A section of the site whose page exists. */
export interface SiteSection {
  readonly name: string;
  /** After the language. */
  readonly path: string;
  /** The area that shows it; null: the shell. */
  readonly area: string | null;
}

/** A section with its title in the page's language. */
export interface TitledSection extends SiteSection {
  readonly title: string;
}

/** The page at an address, as the host resolved it. */
export interface ShellPage {
  readonly place: NavigationState;
  /** Whether the page depends on the signed-in player. */
  readonly isGuarded: boolean;
  /** The operator's dictionaries that the page needs. */
  readonly dictionaries: readonly string[];
  /** The sections of the site, in the order of its header. */
  readonly sections: readonly SiteSection[];
}

/** The shell's own part of the boot data, so that the browser neither fetches nor computes it again. */
export interface BootShell extends ShellPage {
  /** The words in the page's language. */
  readonly texts: Readonly<Record<string, unknown>>;
  readonly sections: readonly TitledSection[];
}

/** The host's data for the shell; the server renders from it, and the browser hydrates from the same. */
export interface BootData {
  readonly language: Language;
  readonly settings: ViewSettings;
  readonly areas: readonly BootArea[];
  /** The back end's answer to `config/all.json`, with amounts as sent; its readers check it. */
  readonly config?: unknown;
  /** The operator's texts; left out where the call failed. */
  readonly dictionary?: Dictionary;
  /** The data that the shell's server entry rendered from, for its browser entry. */
  readonly shell?: BootShell;
  /** By area name; the shell itself loads an area that failed or was not requested. */
  readonly remoteViews: Readonly<Record<string, BootRemoteView>>;
  /** The source of the head and the text block; left out where the back end gave none. */
  readonly seo?: BootSeo;
  /** True where the browser sent a session's cookie; the first check shows whether it is still valid. */
  readonly isLikelyPlayer?: boolean;
  /** True where the operator has granted this visitor access to this page. */
  readonly isLetIn?: boolean;
  /** False where QA may use `window.grandstand.bus`. */
  readonly isProduction: boolean;
  /** The host's clock when it answered, milliseconds since the epoch. */
  readonly now: number;
}

/** How search engines and the text block were served. */
export interface BootSeo {
  /** False where the back end's answer was late or unreadable: the page requests it again. */
  readonly isKnown: boolean;
  /** The state of the text block in the page. */
  readonly text: 'none' | 'whole' | 'folded';
}

/** The text block as safe markup: the visible part, and the folded rest or null. */
export interface SeoMarkup {
  readonly lead: string;
  readonly rest: string | null;
}

/** Places in the shell's frame that hold an area: the route's own, and the footer. */
export type AreaSlot = 'main' | 'footer';

/** The input of the shell's server entry, `renderShell`. */
export interface ShellRenderInput {
  readonly boot: BootData;
  readonly page: ShellPage;
  /** Markup that is safe to place as it is; a slot is left out where its area failed. */
  readonly areaHtml: Readonly<Partial<Record<AreaSlot, string>>>;
  /** The text block; left out where there is none. */
  readonly seoText?: SeoMarkup;
}

/** The output of the shell's server entry: the markup of `<div id="root">`. */
export interface ShellRenderResult {
  readonly html: string;
  /** The age question, which is placed beside the root; left out where the site has no age check. */
  readonly ageQuestion?: string;
  /** For `BootData.shell`. */
  readonly shell?: BootShell;
  /** For the document where no area gave a title. */
  readonly title?: string;
}
