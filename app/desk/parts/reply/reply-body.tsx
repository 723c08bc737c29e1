import { useState } from 'react'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import type { ReplySituation } from '#domain/promises/reply-texts.ts'
import type { TouchChannel } from '#domain/promises/touch.ts'
import { fill } from '#i18n/fill.ts'
import { ReplyChannels, type ReplyContact } from './reply-channels.tsx'

type Props = {
  /** Of the sheet, the beginning of the ids in it. */
  id: string
  copy: AdminToday['kit']
  greeting: string
  /** What may be written about, the likely one in front. */
  situations: readonly ReplySituation[]
  texts: Readonly<Record<ReplySituation, string>>
  facts: Readonly<Record<string, string>>
  subject: string
  contact: ReplyContact
  onWay?: (channel: TouchChannel) => void
}

/** What to write about a situation, and a button for each way to send it. */
export function ReplyBody({ id, copy, situations, subject, contact, onWay, ...source }: Props) {
  const { situation, choose, text, type } = useReplyText({ situations, ...source })
  return (
    <>
      <SituationSelect
        id={`${id}-situation`}
        copy={copy}
        situations={situations}
        value={situation}
        onChange={choose}
      />
      <label className="mt-4 block text-small text-fg-muted" htmlFor={`${id}-text`}>
        {copy.text}
      </label>
      <textarea
        id={`${id}-text`}
        dir="auto"
        rows={4}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        className="mt-1 w-full rounded-field border border-field-line px-3 py-2"
      />
      <ReplyChannels copy={copy} contact={contact} subject={subject} text={text} onWay={onWay} />
    </>
  )
}

type Source = Pick<Props, 'situations' | 'greeting' | 'facts' | 'texts'>

/** The text for a situation. What was changed in one is kept while another is looked at. */
function useReplyText({ situations, greeting, facts, texts }: Source) {
  const [chosen, choose] = useState<ReplySituation | null>(null)
  const [typed, setTyped] = useState<Partial<Record<ReplySituation, string>>>({})
  const isKnown = chosen !== null && situations.includes(chosen)
  const situation = isKnown ? chosen : (situations[0] ?? 'answer')
  const prepared = `${greeting}\n${fill(texts[situation], facts)}`
  return {
    situation,
    choose,
    text: typed[situation] ?? prepared,
    type: (text: string) => setTyped({ ...typed, [situation]: text }),
  }
}

type SelectProps = Pick<Props, 'id' | 'copy' | 'situations'> & {
  value: ReplySituation
  onChange: (situation: ReplySituation) => void
}

/** Needs scripts, which fill the text. */
function SituationSelect({ id, copy, situations, value, onChange }: SelectProps) {
  const isHydrated = useHydrated()
  if (!isHydrated || situations.length < 2) return null
  return (
    <>
      <label className="mt-4 block text-small text-fg-muted" htmlFor={id}>
        {copy.situation}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const found = situations.find((situation) => situation === event.currentTarget.value)
          if (found !== undefined) onChange(found)
        }}
        className="mt-1 min-h-11 w-full rounded-field border border-field-line bg-surface-raised px-3"
      >
        {situations.map((situation) => (
          <option key={situation} value={situation}>
            {copy.situations[situation]}
          </option>
        ))}
      </select>
    </>
  )
}
