import { useState } from 'react'
import type { AdminCards } from '#desk/words/he/cards.ts'
import { fill } from '#i18n/fill.ts'
import { cardPictureUrl } from '#i18n/card-links.ts'
import { adminUrl } from '#i18n/links.ts'
import { FileField } from '#ui/file-field.tsx'
import { EditorSection } from '#desk/parts/editor-section.tsx'
import type { Pictures } from './card-fields.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  copy: AdminCards
  lang: DeskLang
  pictures: Pictures
  onChange: (to: Pictures) => void
}

const maxGallery = 9

/**
 * The portrait and the gallery. A picture is uploaded when it is chosen; the form holds only its
 * id.
 */
export function PictureFields({ copy, lang, pictures, onChange }: Props) {
  const { photo, gallery } = pictures
  const { form } = copy
  return (
    <EditorSection title={form.pictures}>
      <input type="hidden" name="photo" value={photo ?? ''} />
      {gallery.map((id) => (
        <input key={id} type="hidden" name="gallery" value={id} />
      ))}
      <div className="grid gap-6 md:grid-cols-2">
        <PictureList
          id="card-photo"
          title={form.photo}
          copy={copy}
          lang={lang}
          ids={photo ? [photo] : []}
          room={photo ? 0 : 1}
          onAdd={([id]) => id && onChange({ gallery, photo: id })}
          onRemove={() => onChange({ gallery, photo: null })}
        />
        <PictureList
          id="card-gallery"
          title={form.gallery}
          copy={copy}
          lang={lang}
          ids={gallery}
          isMany
          room={maxGallery - gallery.length}
          onAdd={(added) => onChange({ photo, gallery: [...new Set([...gallery, ...added])] })}
          onRemove={(id) => onChange({ photo, gallery: gallery.filter((each) => each !== id) })}
        />
      </div>
    </EditorSection>
  )
}

type ListProps = Pick<Props, 'copy' | 'lang'> & {
  id: string
  title: string
  ids: readonly string[]
  isMany?: boolean
  /** How many more pictures the list accepts. */
  room: number
  onAdd: (ids: readonly string[]) => void
  onRemove: (id: string) => void
}

function PictureList({ copy, lang, room, isMany = false, ...list }: ListProps) {
  const { id, title, ids, onAdd, onRemove } = list
  const [status, setStatus] = useState('')
  const { form, pictureFaults } = copy
  const choose = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    if (files.length === 0) return
    const added: string[] = []
    const faults = files.length > room ? [fill(form.galleryFull, { most: maxGallery })] : []
    for (const [index, file] of files.slice(0, room).entries()) {
      setStatus(isMany ? `${form.uploading} ${index + 1}/${files.length}` : form.uploading)
      const uploaded = await upload(file, lang)
      if ('id' in uploaded) added.push(uploaded.id)
      else faults.push(`${isMany ? `${file.name}: ` : ''}${pictureFaults[uploaded.fault]}`)
    }
    if (added.length > 0) onAdd(added)
    setStatus(faults.join('\n'))
    input.value = ''
  }
  return (
    <div>
      {room <= 0 ? (
        <p className="font-semibold">{title}</p>
      ) : (
        <FileField
          id={id}
          accept="image/*"
          label={title}
          multiple={isMany}
          choose={isMany ? form.chooseMany : form.choose}
          hint={form.drop}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
      )}
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {ids.map((each, index) => (
          <li key={each} className="grid gap-1">
            <img src={cardPictureUrl(each)} alt="" className="size-20 object-cover" />
            <button
              type="button"
              onClick={() => onRemove(each)}
              className="min-h-8 text-small underline underline-offset-4"
            >
              {fill(form.removePicture, { index: index + 1 })}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 whitespace-pre-line text-small font-medium">
        {status}
      </p>
    </div>
  )
}

type UploadResult = { id: string } | { fault: keyof AdminCards['pictureFaults'] }

/** Never rejects: without a connection the fault is 'failed'. */
async function upload(file: File, lang: DeskLang): Promise<UploadResult> {
  const body = new FormData()
  body.append('file', await shrinkPicture(file))
  try {
    const response = await fetch(adminUrl(lang, 'dashboard/cards/pictures'), {
      method: 'POST',
      body,
    })
    if (response.status === 413) return { fault: 'tooLarge' }
    if (response.status !== 201 && response.status !== 400) return { fault: 'failed' }
    // SAFETY: our own route responds with this type (upload-picture.ts).
    return (await response.json()) as UploadResult
  } catch {
    return { fault: 'failed' }
  }
}
