import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { AdminKeyboard } from '#desk/words/he/keyboard.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { openDialog } from '#desk/parts/open-dialog.ts'
import { fillPlural } from '#i18n/plural.ts'
import { FoundList, type FoundItem } from './found-list.tsx'
import { useFound, type Found } from './use-found.ts'

type Props = {
  lang: DeskLang
  copy: AdminKeyboard['find']
  /** The words of the link to the keys. */
  help: string
  onHelp: () => void
  onClose: () => void
}

/** Finds a page of the admin area or a lead by name, telephone or word, and goes there. */
export function FindDialog({ lang, copy, help, onHelp, onClose }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, isFailed } = useFound(lang, text.trim())
  const navigate = useNavigate()
  const items = itemsOf(found, copy)
  const at = Math.min(chosen, items.length - 1)
  const go = ({ to }: FoundItem) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = items[at]
    if (step !== undefined && items.length > 0) setChosen((at + step + items.length) % items.length)
    else if (event.key === 'Enter' && item && !event.nativeEvent.isComposing) go(item)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={openDialog}
      closedby="any"
      onClose={onClose}
      aria-label={copy.title}
      className="find-dialog rounded-se-card bg-surface-raised p-0 text-fg backdrop:bg-ink/50"
    >
      <div className="flex items-center gap-3 border-b-2 border-line-strong ps-5 pe-2">
        <Icon name="search" size="size-5" className="text-fg-muted" />
        <FindField
          label={copy.hint}
          text={text}
          chosen={items.length > 0 ? `found-${at}` : null}
          onType={(typed) => {
            setText(typed)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <CloseForm label={copy.close} />
      </div>
      <FoundList label={copy.found} items={items} at={at} onFollow={onClose} />
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 text-small text-fg-muted">
        <p role="status" className="py-2.5">
          {describe({ copy, lang, found, isFailed, count: items.length })}
        </p>
        <button type="button" onClick={onHelp} className="text-link min-h-11 max-md:hidden">
          {help}
        </button>
      </div>
    </dialog>
  )
}

function CloseForm({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button
        type="submit"
        className="grid size-11 place-items-center rounded-full hover:bg-selected"
      >
        <Icon name="close" />
        <span className="sr-only">{label}</span>
      </button>
    </form>
  )
}

type FieldProps = {
  label: string
  text: string
  /** The id of the item that Enter opens; null without items. */
  chosen: string | null
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function FindField({ label, text, chosen, onType, onKeyDown }: FieldProps) {
  return (
    <input
      type="text"
      role="combobox"
      dir="auto"
      autoFocus
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={text}
      aria-label={label}
      placeholder={label}
      aria-expanded={chosen !== null}
      aria-controls="found"
      aria-autocomplete="list"
      aria-activedescendant={chosen ?? undefined}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="min-h-15 min-w-0 flex-1 bg-transparent text-[1.125rem] outline-none placeholder:text-fg-muted placeholder-shown:[direction:inherit]"
    />
  )
}

function itemsOf(found: Found | null, copy: Props['copy']): FoundItem[] {
  return [
    ...(found?.leads ?? []).map((lead) => ({ ...lead, group: copy.leads })),
    ...(found?.pages ?? []).map((page) => ({ ...page, group: copy.pages })),
  ]
}

type State = Pick<Props, 'copy' | 'lang'> & ReturnType<typeof useFound> & { count: number }

function describe({ copy, lang, found, isFailed, count }: State): string | null {
  if (isFailed) return copy.failed
  if (found === null) return null
  return count === 0 ? copy.none : fillPlural(copy.count, count, lang)
}
