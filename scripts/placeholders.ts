/**
 * `npm run placeholders`: draws a letter for each picture that is missing, and again where the page
 * of a placeholder has another letter or backdrop now. The content check and the admin area list
 * them.
 */
import { join } from 'node:path'
import { drawPlaceholders } from './content/placeholders.ts'

const files = await drawPlaceholders(join(import.meta.dirname, '..'), { again: true })
console.log(`${files.length} files written`)
