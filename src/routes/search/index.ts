/* What search engines are told of a page, by the table and by what the operator answers. */
export { allowedAddress, type AllowedPlaces } from './allowed-address';
export { addressesOf, hiddenPaths, isIndexed, isIndexedRoute } from './indexed';
export { HEAD_MARK, pageHead, type HeadTag, type PageFacts, type PageHead } from './page-head';
