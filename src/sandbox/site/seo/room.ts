import { calls as seoCalls, seoControlRoutes } from './seo-routes';
import { SeoOverrides } from './seo-overrides';
import { defineRoom } from '../../platform/rooms/define-room';

export const seoRoom = defineRoom({
  name: 'site/seo',
  what: 'texts and data for search engines',
  open: () => ({ seo: new SeoOverrides() }),
  calls: [seoCalls],
  control: [{ '/': seoControlRoutes }],
  reset: ({ seo }: { readonly seo: SeoOverrides }) => ({ clear: () => seo.clear() }),
});
