export { minutesText } from './minutes-text';
export { useTimeLeft } from './use-time-left';
export { useTimeText } from './use-time-text';
