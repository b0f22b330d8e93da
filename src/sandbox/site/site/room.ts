import { calls as assetCalls } from './asset-routes';
import { PACKS } from '../packs/packs';
import type { PackName } from '../packs/packs';
import { siteControlRoutes } from './site-control';
import { SITE_RULES } from './site-rules';
import type { SiteRules } from './site-rules';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly options: { readonly pack?: PackName };
}

export const siteRoom = defineRoom({
  name: 'site/site',
  what: 'what the site shows and allows, as QA can change it; its assets',
  needs: ['options'],
  open: ({ options: { pack = 'open' } }: Needs) => ({
    siteRules: { ...SITE_RULES, ...PACKS[pack] },
  }),
  calls: [assetCalls],
  control: [{ '/site': siteControlRoutes }],
  reset: ({ siteRules }: { readonly siteRules: SiteRules }) => {
    const { play, law } = siteRules;
    return { clear: () => Object.assign(siteRules, SITE_RULES, { play, law }) };
  },
});
