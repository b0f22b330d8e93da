/**
 * Answers, and once more beside the first try where that hangs; whichever is done first is taken.
 * All that a page waits for has a limit of its own, so a page that is not there after `hangsAfter`
 * milliseconds waits for what nobody thought of: the visitor is not to wait for it too.
 */
export async function withSecondTry(
  answer: () => Promise<Response>,
  hangsAfter: number,
  onHang: () => void,
): Promise<Response> {
  const first = answer();
  let timer: NodeJS.Timeout | undefined;
  const second = new Promise<Response>((resolve, reject) => {
    timer = setTimeout(() => {
      onHang();
      answer().then(resolve, reject);
    }, hangsAfter);
  });
  try {
    return await Promise.race([first, second]);
  } finally {
    clearTimeout(timer);
  }
}
