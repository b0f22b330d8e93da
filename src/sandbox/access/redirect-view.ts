/** What `redirect-light` answers. */
export interface RedirectView {
  readonly redirect: boolean;
  readonly code: number | null;
  readonly url: string | null;
  readonly reasons: readonly number[];
  readonly breadcrumbs: readonly string[];
}
