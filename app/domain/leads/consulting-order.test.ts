import { expect, test } from 'vitest'
import { orderLimits, orderParser } from './consulting-order.ts'

const parseOrder = orderParser(['intro', 'ten'])
const longestNotes = 'א'.repeat(orderLimits.notes.max)

// Proves 4.12.1.
test.each([
  [
    { offer: 'ten', notes: 'ביום ראשון' },
    { offer: 'ten', notes: 'ביום ראשון' },
  ],
  [{ offer: 'intro' }, { offer: 'intro', notes: '' }],
  [
    { offer: 'intro', notes: '  ' },
    { offer: 'intro', notes: '' },
  ],
  [
    { offer: 'intro', notes: longestNotes },
    { offer: 'intro', notes: longestNotes },
  ],
])('%j is an order', (input, order) => {
  expect(parseOrder(input)).toEqual({ ok: true, order })
})

const offerRequired = { field: 'offer', code: 'offerRequired' }
const notesMax = { field: 'notes', code: 'notesMax' }

// Proves 4.12.1.
test.each([
  [{}, [offerRequired]],
  [{ offer: '', notes: 'x' }, [offerRequired]],
  [{ offer: 'constructor' }, [offerRequired]],
  [{ offer: 7 }, [offerRequired]],
  [{ offer: 'intro', notes: `${longestNotes}א` }, [notesMax]],
  [{ offer: 'intro', notes: 5 }, [notesMax]],
  [{ notes: `${longestNotes}א` }, [offerRequired, notesMax]],
  [null, [offerRequired]],
  ['intro', [offerRequired]],
])('%j is refused', (input, errors) => {
  expect(parseOrder(input)).toEqual({ ok: false, errors })
})
