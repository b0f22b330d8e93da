/** A time in whole seconds as "1:02:03". */
export function clockFace(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return [Math.floor(seconds / 3600), ...parts.map((part) => String(part).padStart(2, '0'))].join(
    ':',
  );
}

/** An amount's text with its sign, also where it is a gain. */
export function signed(amount: number, text: string): string {
  return amount > 0 ? `+${text}` : text;
}
