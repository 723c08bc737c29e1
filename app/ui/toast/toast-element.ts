export type Toast = {
  /** An error interrupts the screen reader. */
  kind: 'status' | 'error'
  title: string
  description?: string
  /** A toast with an action stays until it is closed. */
  action?: { label: string; run: () => void }
  closeLabel: string
}

const look = {
  // Bottom right in both directions (requirements 3.7), 356 px wide, and above the page's fixed
  // bottom bar where it has one.
  box: 'inset-auto bottom-[calc(1rem+var(--bottom-bar,0px))] m-0 w-89 max-w-[calc(100vw-2rem)] gap-4 rounded-field border-2 bg-surface-raised p-5 text-fg shadow-lg transition-opacity open:flex starting:open:opacity-0 ltr:end-4 rtl:start-4',
  title: 'font-semibold text-balance',
  text: 'mt-1 text-small text-balance text-fg-muted',
  action: 'text-link',
  close:
    'relative -my-2 -me-2 ms-auto grid size-11 flex-none place-items-center rounded-full text-h3 hover:bg-selected',
} as const

const kinds: Record<Toast['kind'], string> = {
  status: 'border-line-strong',
  error:
    "border-danger before:grid before:size-6 before:flex-none before:place-items-center before:rounded-full before:bg-danger before:font-bold before:text-surface-raised before:content-['!'/'']",
}

/** Built without React, because pages without islands show toasts too. */
export function createToastElement(toast: Toast, dismiss: () => void): HTMLElement {
  const { kind, closeLabel } = toast
  const box = createElement('div', `${look.box} ${kinds[kind]}`)
  box.popover = 'manual'
  box.role = kind === 'error' ? 'alert' : 'status'
  const close = createButton(look.close, '×', dismiss)
  close.ariaLabel = closeLabel
  box.append(createContent(toast), close)
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss()
  })
  return box
}

/** Replaces the text in the same element: a screen reader announces it, and the focus stays. */
export function updateToastElement(box: HTMLElement, toast: Toast): void {
  box.firstElementChild?.replaceWith(createContent(toast))
}

function createContent({ title, description, action }: Toast): HTMLElement {
  const content = createElement('div', 'min-w-0')
  content.append(createElement('p', look.title, title))
  if (description !== undefined) content.append(createElement('p', look.text, description))
  if (action) content.append(createButton(look.action, action.label, action.run))
  return content
}

function createElement(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

function createButton(className: string, label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = label
  button.addEventListener('click', run)
  return button
}
