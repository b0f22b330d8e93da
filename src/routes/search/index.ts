/* The data of a page for search engines, from the route table and the operator. */
export { allowedAddress, allowedHosts, type AllowedHosts } from './allowed-address';
export { addressesOf, hiddenPaths, INDEXED_ROWS, isIndexed, isIndexedRoute } from './indexed';
export {
  pageHead,
  defaultLanguageOf,
  type HeadTag,
  type PageFacts,
  type PageHead,
} from './page-head';
