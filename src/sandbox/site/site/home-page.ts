import type { Language } from '@grandstand/bus-contracts';
import type { HomeBanner, HomeSection } from '@grandstand/bus-contracts/answers';

/** The banner's words in a language. */
export type BannerWords = Pick<HomeBanner, 'title' | 'text' | 'action'>;

/** What the operator decides of the home page. */
export interface HomePage {
  readonly sections: readonly HomeSection[];
  readonly banner: {
    readonly path: string;
    readonly picture: string | null;
    readonly words: Readonly<Record<Language, BannerWords>>;
  } | null;
}
