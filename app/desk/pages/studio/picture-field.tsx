import { useState } from 'react'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import { parseIcon, parseLogo, studioPictureLimits } from '#domain/studio/studio-pictures.ts'
import { iconUrl } from '#i18n/studio-picture-links.ts'
import { LogoPicture } from '#parts/studio-logo.tsx'
import { FileField } from '#ui/file-field.tsx'

type Props = {
  name: 'logo' | 'icon'
  label: string
  value: string
  note: string | undefined
  error: string | undefined
  words: AdminStudio['pictures'] & { tooLarge: string }
}

/** The stored picture on both grounds, and a file that takes its place. */
export function PictureField({ name, label, value, note, error, words }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const isTooLarge = file !== null && file.size > studioPictureLimits.bytes
  return (
    <div className="col-span-full mb-6">
      <FileField
        id={name}
        name={name}
        accept="image/png,image/jpeg,image/webp"
        label={label}
        choose={words.choose}
        hint={words.drop}
        fileName={file?.name ?? ''}
        note={note}
        error={isTooLarge ? words.tooLarge : error}
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
      />
      {value === '' ? null : (
        <>
          <Preview name={name} value={value} label={label} words={words} />
          <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name={`${name}.remove`} className="size-5 shrink-0" />
            {name === 'logo' ? words.remove : words.removeIcon}
          </label>
        </>
      )}
    </div>
  )
}

function Preview({ name, value, label, words }: Pick<Props, 'name' | 'value' | 'label' | 'words'>) {
  const logo = name === 'logo' ? parseLogo(value) : null
  const icon = name === 'icon' ? parseIcon(value) : null
  return (
    <div className="mt-4 grid grid-cols-2 gap-3">
      {(['light', 'dark'] as const).map((ground) => (
        <figure key={ground} className="min-w-0">
          <div
            className={`grid h-32 place-items-center overflow-hidden rounded-field border border-line bg-bg text-fg ${ground === 'dark' ? 'scheme-dark' : 'scheme-light'}`}
          >
            {logo === null ? null : <LogoPicture logo={logo} name={label} room="bar" />}
            {icon === null ? null : (
              <img src={iconUrl(icon, 192)} alt={label} width={64} height={64} />
            )}
          </div>
          <figcaption className="mt-1.5 text-small text-fg-muted">{words[ground]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
