import * as v from 'valibot';

/** The members of the site's config that the list of games is requested by. */
export const numberedSite = v.object({
  whence: v.number(),
  group_id: v.number(),
  ref_id: v.number(),
  geoCountryId: v.number(),
});

/** The site's numbers as the list of games names them. */
export function siteNumbers({
  whence,
  group_id: groupId,
  ref_id: ref,
  geoCountryId: fcountry,
}: v.InferOutput<typeof numberedSite>) {
  return { whence, groupId, ref, fcountry };
}
