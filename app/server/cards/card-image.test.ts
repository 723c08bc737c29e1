import { afterAll, beforeAll, expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { cardThemes, themeColors } from '#domain/business-card/card-themes.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { drawPreview } from './card-image.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

// Proves 3.12.9.
test('the preview shows the name in the typeface of its theme', async () => {
  const colors = themeColors.poster
  const pictures = await Promise.all(
    cardThemes.map((theme) =>
      drawPreview({ database }, { lang: 'he', content: { ...founderCard(), theme, colors } }),
    ),
  )
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(
    cardThemes.length,
  )
})
