/** The most bytes that an answer with a remote view may have; views of large pages have some 200,000. */
export const LARGEST_VIEW = 4 * 1024 * 1024;

/** Reads an answer as text; undefined where it has more bytes than allowed, and no more of it is fetched. */
export async function textWithin(answer: Response, maxBytes: number): Promise<string | undefined> {
  const { body } = answer;
  if (!body) return '';
  if (Number(answer.headers.get('content-length')) > maxBytes) {
    cancel(body);
    return undefined;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      cancel(reader);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Ends the fetch without waiting: if a copy of the answer is read too, the cancelling never settles. */
function cancel(stream: Pick<ReadableStream, 'cancel'>): void {
  stream.cancel().catch(() => {
    // The stream has failed already, so an error of cancelling it is ignored.
  });
}
