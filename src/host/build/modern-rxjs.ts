import type { Plugin } from 'vite';

/** The functions of RxJS that it has with helpers for browsers without asynchronous iteration, by their files. */
const FUNCTIONS: Readonly<Record<string, { readonly old: RegExp; readonly now: string }>> = {
  'observable/innerFrom.js': {
    old: /function process\(asyncIterable, subscriber\) \{.*?\n\}/s,
    now: `async function process(asyncIterable, subscriber) {
  for await (const value of asyncIterable) {
    subscriber.next(value);
    if (subscriber.closed) return;
  }
  subscriber.complete();
}`,
  },
  'util/isReadableStreamLike.js': {
    old: /export function readableStreamLikeToAsyncGenerator\(readableStream\) \{.*?\n\}/s,
    now: `export async function* readableStreamLikeToAsyncGenerator(readableStream) {
  const reader = readableStream.getReader();
  try {
    while (true) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}`,
  },
};
const FILE =
  /[\\/]rxjs[\\/]dist[\\/]esm[\\/]internal[\\/](observable[\\/]innerFrom|util[\\/]isReadableStreamLike)\.js$/;
const HELPERS = /^import \{[^}]*\} from "tslib";\n/m;

/** Gives RxJS the language's own asynchronous iteration, as its source has it, in place of the helpers of tslib. */
export function modernRxjs(): Plugin {
  return {
    name: 'grandstand:modern-rxjs',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: (code, id) => {
      const file = FILE.exec(id)?.[1];
      return file === undefined ? undefined : withoutHelpers(code, `${file.replace('\\', '/')}.js`);
    },
  };
}

/** The code of a file of RxJS without the helpers of tslib. */
export function withoutHelpers(code: string, file: string): string {
  const { old, now } = FUNCTIONS[file] ?? {};
  if (!old || now === undefined || !HELPERS.test(code) || !old.test(code)) {
    throw new Error(
      `Failed to modernise RxJS: ${file} is not as expected. Please adapt the build.`,
    );
  }
  return code.replace(HELPERS, '').replace(old, now);
}
