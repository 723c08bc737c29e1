import { useState } from 'react'
import { selectRange, type Selection } from './select-range.ts'

/** The leads of the list that are selected, in its order; those that left it are ignored. */
export function useSelection(ids: readonly string[]) {
  const [{ checked }, setSelection] = useState<Selection>({ checked: [], anchor: null })
  return {
    selected: ids.filter((id) => checked.includes(id)),
    /** `isRange`: together with all leads from the one that was selected last. */
    toggle: (id: string, { isRange }: { isRange: boolean }) =>
      setSelection(({ checked, anchor }) =>
        selectRange({ checked, anchor: isRange ? anchor : null }, id, ids),
      ),
    selectAll: () => setSelection({ checked: ids, anchor: null }),
    clear: () => setSelection({ checked: [], anchor: null }),
  }
}
