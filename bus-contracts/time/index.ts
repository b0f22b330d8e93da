export { useTimeLeft } from './use-time-left';
export { useTimeText } from './use-time-text';
