import { expect, test } from 'vitest'
import { createPendingStore, removeOldWork } from './pending-store.ts'
import { emptyWork, setDraft } from './pending-work.ts'

function createArea() {
  const items = new Map<string, string>()
  return {
    items,
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }
}

const threeDays = 3 * 86_400_000

const draft = { lead: { id: 'a', name: 'Dana' }, value: 'call back', before: '', version: 1 }

// Proves 7.5.5.
test('work is removed three days after its last change, with that of every admin', () => {
  const area = createArea()
  const clock = { now: 1_000 }
  const stores = ['noa', 'tal'].map((admin) => createPendingStore(admin, area, () => clock.now))
  for (const store of stores) store.update((work) => setDraft(work, draft))
  area.setItem('theme', 'dark')
  clock.now += threeDays
  stores[0]?.update((work) => setDraft(work, { ...draft, value: 'call again' }))
  removeOldWork(area, clock.now)
  expect([...area.items.keys()]).toEqual(['pending-work:noa', 'pending-work:tal', 'theme'])
  removeOldWork(area, clock.now + 1)
  expect([...area.items.keys()]).toEqual(['pending-work:noa', 'theme'])
  expect(stores.map((store) => store.read().drafts.length)).toEqual([1, 0])
  removeOldWork(area, clock.now + threeDays + 1)
  expect([...area.items.keys()]).toEqual(['theme'])
})

test('work of an earlier version, which stored no time, is kept three days more', () => {
  const area = createArea()
  area.setItem('pending-work:noa', JSON.stringify({ ...emptyWork, drafts: [draft] }))
  removeOldWork(area, 5_000)
  expect(createPendingStore('noa', area).read()).toEqual({ ...emptyWork, drafts: [draft] })
  removeOldWork(area, 5_000 + threeDays)
  expect(area.length).toBe(1)
  removeOldWork(area, 5_001 + threeDays)
  expect(area.length).toBe(0)
})
