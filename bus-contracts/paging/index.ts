export { usePlayerPages } from './use-player-pages';
