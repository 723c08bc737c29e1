import { defineConfig } from 'oxfmt'

export default defineConfig({
  printWidth: 100,
  semi: false,
  singleQuote: true,
  trailingComma: 'all',
  ignorePatterns: [
    'build',
    'node_modules',
    '.react-router',
    'app/server/db/migrations',
    'package-lock.json',
    'docs/**',
    'art/**/*.md',
    'art/**/*.html',
  ],
})
