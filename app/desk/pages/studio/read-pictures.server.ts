import type { StudioFault } from '#domain/studio/studio-rule.ts'
import { writeLogo } from '#domain/studio/studio-pictures.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findStudioValues } from '#server/settings/find-studio.ts'
import { prepareIcon } from '#server/studio-pictures/prepare-icon.ts'
import { prepareLogo } from '#server/studio-pictures/prepare-logo.ts'
import {
  addStudioPictures,
  type NamedPicture,
} from '#server/studio-pictures/studio-picture-store.ts'
import type { SectionForm } from './section-form.ts'

type Needs = Pick<ServerContext, 'database' | 'settings'>

type Read = { text: string; pictures: readonly NamedPicture[] } | { fault: StudioFault }

/**
 * Reads the form of the logo and the icon. A field without a file keeps its picture. The pictures are
 * stored only if both are good; without a setting that names them they are removed after a day.
 */
export async function readPictures(
  form: FormData,
  { database, settings }: Needs,
): Promise<SectionForm> {
  const stored = findStudioValues(settings)
  const logo = await readPicture(form, { field: 'logo', stored: stored.logo })
  const icon = await readPicture(form, { field: 'icon', stored: stored.icon })
  if ('fault' in logo || 'fault' in icon) {
    const faults = {
      ...('fault' in logo && { logo: logo.fault }),
      ...('fault' in icon && { icon: icon.fault }),
    }
    return { ok: false, typed: {}, faults }
  }
  await addStudioPictures(database, [...logo.pictures, ...icon.pictures])
  return { ok: true, values: { logo: logo.text, icon: icon.text } }
}

type Field = { field: 'logo' | 'icon'; stored: string }

async function readPicture(form: FormData, { field, stored }: Field): Promise<Read> {
  const file = form.get(field)
  if (!(file instanceof File) || file.size === 0)
    return { text: form.get(`${field}.remove`) === null ? stored : '', pictures: [] }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (field === 'icon') {
    const icon = await prepareIcon(bytes)
    return 'fault' in icon ? icon : { text: icon.id, pictures: icon.pictures }
  }
  const prepared = await prepareLogo(bytes)
  if ('fault' in prepared) return prepared
  const { logo, bytes: png } = prepared
  return { text: writeLogo(logo), pictures: [{ id: logo.id, bytes: png }] }
}
