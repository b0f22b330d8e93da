// A step of the build: the file of a worker thread, bundled by itself.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** An import with this end is the address of the bundled file, and not the module itself. */
const END = '?thread';

/** Where the files are while the product runs from its sources. */
const FOLDER = '.cache/threads';

/**
 * Makes `import url from './NAME.ts?thread'` the address of a file that a worker thread can run.
 * @remarks A thread shares no chunk with the program that starts it: a shared chunk could bring the whole program into
 * the thread. So it is one file in the build, in development and in tests alike.
 * @returns {import('vite').Plugin}
 */
export function threadFiles() {
  let root = process.cwd();
  let isBuild = false;
  /** The names of the files in the build. */
  const built = new Set();
  return {
    name: 'grandstand:thread-files',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(END)) return undefined;
      const found = await this.resolve(source.slice(0, -END.length), importer, { skipSelf: true });
      return found && `${found.id}${END}`;
    },
    async load(id) {
      if (!id.endsWith(END)) return undefined;
      const file = id.slice(0, -END.length);
      const { code, sources } = await bundle(file);
      for (const source of sources) this.addWatchFile(source);
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
      const fileName = `${basename(file).replace(/\.\w+$/, '')}-${hash}.js`;
      if (isBuild) {
        const reference = this.emitFile({ type: 'prebuilt-chunk', fileName, code });
        built.add(fileName);
        return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
      }
      const written = join(root, FOLDER, fileName);
      await mkdir(dirname(written), { recursive: true });
      await writeFile(written, code);
      return `export default ${JSON.stringify(pathToFileURL(written).href)};`;
    },
    resolveFileUrl: {
      order: 'pre',
      // Vite names files below the site's address; a thread is started from the disk.
      handler({ fileName, relativePath }) {
        if (!built.has(fileName)) return undefined;
        return `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`;
      },
    },
  };
}

/**
 * @param {string} file
 * @returns {Promise<{ code: string, sources: readonly string[] }>} Libraries are not in it: they are installed beside.
 */
async function bundle(file) {
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@grandstand/'),
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const [{ code, moduleIds }] = output;
  return { code, sources: moduleIds };
}
