const SECOND = 1000;
const MINUTE = 60;

/** What is left until a moment: "1:05". */
export function timeText(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}
