type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Holds what was entered into an element's controls and the focus, while React replaces them. The
 * result gives both, once, to the controls that took their places. What is entered between the two
 * calls is held too, because a removed control keeps its value.
 */
export function holdInput(root: Element): () => void {
  let held = controlsByKey(root)
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', follow)
  return () => {
    root.removeEventListener('focusin', follow)
    for (const [key, control] of controlsByKey(root)) {
      const before = held.get(key)
      if (!before || before === control) continue
      copyEntry(before, control)
      if (before === focused) moveFocus(before, control)
    }
    held = new Map()
  }
}

/** Boxes of one group share their name, and so may the forms of a list. */
function controlsByKey(root: Element): Map<string, Control> {
  const counts = new Map<string, number>()
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')]
  return new Map(
    controls.map((control) => {
      const name = `${control.name} ${isBox(control) ? control.value : ''}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [`${count} ${name}`, control]
    }),
  )
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
}

function copyEntry(before: Control, after: Control): void {
  if (isBox(before) && isBox(after)) after.checked = before.checked
  // A script cannot choose a file.
  else if (after.type !== 'file') after.value = before.value
}

/** Not where the visitor has left the control meanwhile. */
function moveFocus(before: Control, after: Control): void {
  const { activeElement } = document
  if (activeElement !== before && activeElement !== document.body) return
  after.focus({ preventScroll: true })
  if (before instanceof HTMLSelectElement || after instanceof HTMLSelectElement) return
  // Null in a field of an email address, which has no selection.
  if (before.selectionStart !== null)
    after.setSelectionRange(before.selectionStart, before.selectionEnd)
}
