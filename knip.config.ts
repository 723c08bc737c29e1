import type { KnipConfig } from 'knip'

export default {
  entry: ['app/server/main.ts', 'app/server/development.ts', 'app/islands/load.ts', 'scripts/*.ts'],
  project: ['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'scripts/**/*.ts', '*.ts'],
  // Loaded by oxlint itself when rules ask for types.
  ignoreDependencies: ['oxlint-tsgolint'],
  // A type that only its own file uses is still the name of a shape.
  ignoreExportsUsedInFile: { type: true },
} satisfies KnipConfig
