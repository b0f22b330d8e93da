/* What search engines are told of a page, by the table and by what the operator answers. */
export { allowedAddress, allowedHosts, type AllowedPlaces } from './allowed-address';
export { addressesOf, hiddenPaths, INDEXED_ROWS, isIndexed, isIndexedRoute } from './indexed';
export { pageHead, spareOf, type HeadTag, type PageFacts, type PageHead } from './page-head';
