import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdminCards } from '#desk/words/he/cards.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import type { CardLang } from '#i18n/languages.ts'
import type { StoredCard } from '#server/cards/card-store.ts'
import type { SaveFaults } from '#server/cards/save-card.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { AddressFields } from './address-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import { ThemeFields } from './theme-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { PictureFields } from './picture-fields.tsx'
import { useCardForm } from './use-card-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { TextFields } from './text-fields.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCards
  /** The texts of cards in each language, for the preview. */
  words: Record<CardLang, BusinessCard>
  card: StoredCard
  isNew: boolean
  /** The day on which the card ends, formatted. */
  ends: string
  faults: SaveFaults
}

/** The form of a card, with a preview beside it that is updated on every input. */
export function CardEditor({ lang, copy, words, card, isNew, ends, faults }: Props) {
  const { ref, content, pictures, draft, type, choosePictures, discard } = useCardForm(card, isNew)
  const [first = 'he'] = languagesOf(card.content)
  const [previewLang, setPreviewLang] = useState<CardLang>(first)
  const isBusy = useNavigation().state === 'submitting'
  const shown = { copy, content, faults: errorTexts(faults, copy) }
  return (
    <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
      <Form ref={ref} method="post" onInput={type} noValidate className="grid min-w-0 gap-10">
        <input type="hidden" name="id" value={draft.id} />
        <input type="hidden" name="version" value={card.version} />
        <DraftNotice copy={copy.form.draft} draft={draft} onDiscard={discard} />
        <TextFields {...shown} saved={card.content} />
        <ThemeFields {...shown} saved={card.content} />
        <ContactFields {...shown} saved={card.content} lang={lang} />
        <PictureFields copy={copy} lang={lang} pictures={pictures} onChange={choosePictures} />
        <AddressFields {...shown} card={card} ends={ends} />
        {/* Not a toast: it would cover the button on short screens. */}
        <p role="alert" className="font-medium text-danger empty:hidden">
          {Object.keys(faults).length > 0 ? copy.refused : null}
        </p>
        <SubmitButton
          isBusy={isBusy}
          label={copy.form.save}
          busyLabel={copy.form.busy}
          className="justify-self-start"
        />
      </Form>
      <CardPreview
        copy={copy}
        words={words}
        content={content}
        lang={previewLang}
        onLang={setPreviewLang}
      />
    </div>
  )
}

function errorTexts(faults: SaveFaults, { faults: texts }: AdminCards): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, texts[fault]]))
}
