import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdminCodes } from '#desk/words/he/codes.ts'
import { presetNames, type PresetName } from '#domain/qr/code-style.ts'
import type { ShortLinkFaults } from '#domain/short-links/short-link-form.ts'
import { shortLinkStatuses } from '#domain/short-links/short-link-status.ts'
import { shortLinkUrl } from '#i18n/short-link-url.ts'
import type { OwnDestinations } from '#server/short-links/own-destinations.ts'
import type { ShortLink } from '#server/short-links/short-link-store.ts'
import { presetSwatch } from '#parts/qr/draw-swatch.ts'
import { DrawingSvg } from '#parts/qr/drawing-svg.tsx'
import { InputField, SelectField } from '#ui/field.tsx'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import type { CopyLinkWords } from '#desk/parts/copy-link.ts'
import { CodePanel } from './code-panel.tsx'
import { DestinationFields } from './destination-fields.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCodes
  isNew: boolean
  link: ShortLink
  own: OwnDestinations
  siteUrl: string
  looks: Record<PresetName, string>
  caption: string
  downloadFailed: string
  copyWords: CopyLinkWords
  faults: ShortLinkFaults
}

/** The form of a short link, with its code beside it. */
export function CodeEditor({ copy, link, isNew, own, looks, faults, siteUrl, ...panel }: Props) {
  const [look, setLook] = useState(link.look)
  const savedState = look === link.look ? 'saved' : 'changed'
  return (
    <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <LinkForm {...{ copy, link, isNew, own, looks, faults, look }} onLook={setLook} />
      <CodePanel
        {...panel}
        copy={copy}
        path={shortLinkUrl(link.slug)}
        siteUrl={siteUrl}
        look={look}
        state={isNew ? 'new' : savedState}
      />
    </div>
  )
}

type LinkFormProps = Pick<Props, 'copy' | 'link' | 'isNew' | 'own' | 'looks' | 'faults'> & {
  look: PresetName
  onLook: (look: PresetName) => void
}

function LinkForm({ copy, link, isNew, own, looks, faults, look, onLook }: LinkFormProps) {
  const { form } = copy
  const isBusy = useNavigation().state === 'submitting'
  const errors = errorTexts(faults, copy)
  return (
    <Form method="post" noValidate className="grid min-w-0 content-start gap-5">
      <input type="hidden" name="id" value={link.id} />
      <input type="hidden" name="version" value={link.version} />
      <InputField
        id="name"
        name="name"
        dir="auto"
        label={form.name}
        placeholder={form.namePlaceholder}
        defaultValue={link.name}
        error={errors.name}
      />
      <DestinationFields copy={form} saved={link.destination} own={own} errors={errors} />
      {isNew ? (
        <InputField
          id="slug"
          name="slug"
          label={form.slug}
          defaultValue={link.slug}
          error={errors.slug}
          note={form.slugNote}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className="[&_input]:rtl:text-end"
        />
      ) : null}
      <SelectField
        id="status"
        name="status"
        label={form.status}
        note={form.pausedNote}
        defaultValue={link.status}
      >
        {shortLinkStatuses.map((status) => (
          <option key={status} value={status}>
            {copy.statuses[status]}
          </option>
        ))}
      </SelectField>
      <Looks title={form.look} names={looks} chosen={look} onChoose={onLook} />
      {/* Not a toast: it would cover the button on short screens. */}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {Object.keys(faults).length > 0 ? copy.refused : null}
      </p>
      <SubmitButton
        isBusy={isBusy}
        label={form.save}
        busyLabel={form.busy}
        className="justify-self-start"
      />
    </Form>
  )
}

type LooksProps = {
  title: string
  names: Record<PresetName, string>
  chosen: PresetName
  onChoose: (look: PresetName) => void
}

function Looks({ title, names, chosen, onChoose }: LooksProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid grid-cols-3 gap-2 md:grid-cols-6">
        {presetNames.map((look) => (
          <label
            key={look}
            className="grid cursor-pointer justify-items-center gap-2 rounded-field border-2 border-line p-2 text-small has-checked:border-fg has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="look"
              value={look}
              checked={look === chosen}
              onChange={() => onChoose(look)}
              className="sr-only"
            />
            <DrawingSvg drawing={presetSwatch(look)} className="w-full max-w-16" />
            {names[look]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Errors = { [Field in keyof ShortLinkFaults]?: string | undefined }

function errorTexts(faults: ShortLinkFaults, { faults: texts }: AdminCodes): Errors {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, texts[fault]]))
}
