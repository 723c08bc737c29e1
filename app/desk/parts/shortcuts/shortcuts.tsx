import { useEffect, useEffectEvent, useState } from 'react'
import type { AdminKeyboard } from '#desk/words/he/keyboard.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { FindDialog } from './find-dialog.tsx'
import { keyOf } from './key-of.ts'
import { pressShortcut } from './press-shortcut.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { areSingleKeysOn } from './single-keys.ts'

type Props = { lang: DeskLang; copy: AdminKeyboard; className: string }

/** The keys of the admin area, and the button for those who do not know them (requirements 7.13). */
export function Shortcuts({ lang, copy, className }: Props) {
  const [opened, setOpened] = useState<'find' | 'help' | null>(null)
  useKeys(setOpened)
  const close = () => setOpened(null)
  return (
    <>
      <button
        type="button"
        title={`${copy.find.open} (Ctrl K)`}
        aria-label={copy.find.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpened('find')}
        className={className}
      >
        <Icon name="search" />
      </button>
      {opened === 'find' ? (
        <FindDialog
          lang={lang}
          copy={copy.find}
          help={copy.help.open}
          onHelp={() => setOpened('help')}
          onClose={close}
        />
      ) : null}
      {opened === 'help' ? <ShortcutHelp copy={copy.help} onClose={close} /> : null}
    </>
  )
}

type Open = (which: 'find' | 'help') => void

function useKeys(open: Open): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isDialogOpen()) return
    const press = event.ctrlKey || event.metaKey ? pressWithControl : pressAlone
    if (press(event, open)) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Returns whether the key means anything. */
function pressWithControl(event: KeyboardEvent, open: Open): boolean {
  if (keyOf(event) !== 'k' || event.shiftKey) return false
  open('find')
  return true
}

/** The same for a key alone, or with Shift. */
function pressAlone(event: KeyboardEvent, open: Open): boolean {
  if (!areSingleKeysOn() || isTyping(event.target)) return false
  const key = keyOf(event)
  if (key !== '?') return pressShortcut(key, { isRange: event.shiftKey })
  open('help')
  return true
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('textarea, select, [contenteditable], input:not([type=checkbox])') !== null
  )
}

/** A toast is a popover too, and takes no keys. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role=dialog]:popover-open') !== null
}
