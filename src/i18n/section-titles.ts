/** Loads the titles of the site's sections. The host sends those of the sections that exist, so no browser loads them. */
export { default as loadSectionTitles } from 'virtual:texts/sections';
