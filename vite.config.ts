import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtAreas } from './src/host/build/area-folders.ts';
import { classNames } from './src/host/build/class-names.ts';
import { compressFiles } from './src/host/build/compress-files.ts';
import { entryList } from './src/host/build/entry-list.ts';
import { environments } from './src/host/build/environments.ts';
import { declaredServices } from './src/host/build/parts/declared-services.ts';
import { declaredTexts } from './src/host/build/parts/declared-texts.ts';
import { laterImports } from './src/host/build/later-imports.ts';
import { modernReact } from './src/host/build/modern-react.ts';
import { writeOwnAreas } from './src/host/build/own-areas.ts';
import { sharedModules } from './src/host/build/shared-modules.ts';
import { threadFiles } from './src/host/build/thread-files.mjs';
import { withoutDocs } from './src/host/build/without-docs.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  root,
  // The host writes the HTML, and an area's files are served from an origin that is unknown at build time.
  appType: 'custom',
  base: './',
  plugins: [
    react(),
    sharedModules(root),
    declaredServices(root),
    declaredTexts(root),
    entryList(),
    laterImports(),
    withoutDocs(),
    modernReact(),
    threadFiles(),
  ],
  define: {
    // An operator's own back end is named when building; then the embedded one is left out.
    __SANDBOX__: JSON.stringify(!process.env['BACKEND_ORIGIN']),
  },
  // Listed before the first page is requested: a dependency that is found later reloads it.
  optimizeDeps: { entries: ['src/main.tsx', 'areas/*/client.tsx'] },
  css: { modules: { generateScopedName: classNames(root) } },
  // A typeface is a file of its own: the content policy refuses one within a style sheet.
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // In development the shell's environment serves the areas too, so that they share its modules.
  environments: command === 'build' ? environments(root) : {},
  builder: {
    async buildApp(builder) {
      await rm(join(root, 'dist'), { recursive: true, force: true });
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
      await Promise.all(
        [
          'shell',
          ...('games' in builder.environments ? ['games'] : []),
          ...builtAreas(root).map((name) => `areas/${name}/client`),
        ].map((folder) => compressFiles(join(root, 'dist', folder))),
      );
      await writeOwnAreas(join(root, 'dist'), builtAreas(root));
    },
  },
}));
