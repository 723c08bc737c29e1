import { useState } from 'react'
import type { AdminCodes } from '#desk/words/he/codes.ts'
import { typedPlace } from '#domain/short-links/typed-place.ts'
import type { OwnDestination, OwnDestinations } from '#server/short-links/own-destinations.ts'
import { InputField, SelectField } from '#ui/field.tsx'

type Props = {
  copy: AdminCodes['form']
  saved: string
  own: OwnDestinations
  errors: { place?: string | undefined; destination?: string | undefined }
}

/** The destination: a page or card of this site from a list, or a typed address. */
export function DestinationFields({ copy, saved, own, errors }: Props) {
  const isOwn = saved.startsWith('/')
  const [place, setPlace] = useState(isOwn ? saved : typedPlace)
  const listed = [...own.cards, ...own.he, ...own.en]
  return (
    <>
      <SelectField
        id="place"
        name="place"
        label={copy.place}
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        error={errors.place}
      >
        <option value={typedPlace}>{copy.other}</option>
        {isOwn && !listed.some(({ path }) => path === saved) ? (
          <option value={saved}>{saved}</option>
        ) : null}
        <Group label={copy.cards} places={own.cards} />
        <Group label={copy.pages.he} places={own.he} />
        <Group label={copy.pages.en} places={own.en} />
      </SelectField>
      <div hidden={place !== typedPlace}>
        <InputField
          id="destination"
          name="destination"
          label={copy.destination}
          note={copy.destinationNote}
          defaultValue={isOwn ? '' : saved.replace(/^(?:tel|mailto):/, '')}
          error={errors.destination}
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className="[&_input]:rtl:text-end"
        />
      </div>
    </>
  )
}

function Group({ label, places }: { label: string; places: readonly OwnDestination[] }) {
  return (
    <optgroup label={label}>
      {places.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
