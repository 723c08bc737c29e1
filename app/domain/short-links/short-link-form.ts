import { z } from 'zod'
import { presetNames } from '../qr/code-style.ts'
import { cleanLine } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { destinationFaults, parseDestination, type DestinationFault } from './parse-destination.ts'
import { isShortLinkSlug } from './short-link-slug.ts'
import { typedPlace } from './typed-place.ts'
import { shortLinkStatuses } from './short-link-status.ts'

/** In code points. */
const nameLength = 80

/** The fields of a short link that the owner edits. */
export type ShortLinkContent = {
  name: string
  /** An absolute address, or a path of this site. */
  destination: string
  status: (typeof shortLinkStatuses)[number]
  /** The design of its QR code. */
  look: (typeof presetNames)[number]
}

export type ShortLinkFault = DestinationFault | 'slug' | 'taken' | 'tooLong' | 'invalid'

export type ShortLinkField = 'name' | 'slug' | 'place' | 'destination' | 'status' | 'look'

export type ShortLinkFaults = Partial<Record<ShortLinkField, ShortLinkFault>>

const schema = z.object({
  name: z
    .string()
    .overwrite(cleanLine)
    .min(1, { error: 'required' })
    .refine((value) => countCodePoints(value) <= nameLength, { error: 'tooLong' }),
  slug: z
    .string()
    .overwrite((value) => cleanLine(value).toLowerCase())
    .refine(isShortLinkSlug, { error: 'slug' }),
  /** A path of this site, or `typedPlace`. */
  place: z.string(),
  destination: z.string(),
  status: z.enum(shortLinkStatuses),
  look: z.enum(presetNames),
})

type Allowed = {
  /** Paths of this site that can be chosen. */
  paths: readonly string[]
  ownHosts: readonly string[]
}

export type ShortLinkFormResult =
  | { ok: true; slug: string; content: ShortLinkContent }
  | { ok: false; faults: ShortLinkFaults }

/** Reads the editor's form. All faults are reported at once, each field once. */
export function parseShortLinkForm(
  form: Readonly<Record<ShortLinkField, string>>,
  allowed: Allowed,
): ShortLinkFormResult {
  const { data, error } = schema.safeParse(form)
  const target = readTarget(form, allowed)
  const faults: ShortLinkFaults = 'fault' in target ? { [target.field]: target.fault } : {}
  for (const { path, message } of error?.issues ?? [])
    // SAFETY: the schema has the fields of the form.
    faults[String(path[0]) as ShortLinkField] ??= faultOf(message)
  if (!data || 'fault' in target) return { ok: false, faults }
  const { name, slug, status, look } = data
  return { ok: true, slug, content: { name, status, look, destination: target.destination } }
}

type Target =
  | { destination: string }
  | { field: 'place' | 'destination'; fault: DestinationFault | 'invalid' }

function readTarget(
  { place, destination }: Readonly<Record<ShortLinkField, string>>,
  { paths, ownHosts }: Allowed,
): Target {
  if (place !== typedPlace)
    return paths.includes(place)
      ? { destination: place }
      : { field: 'place', fault: 'invalid' as const }
  const parsed = parseDestination(destination, ownHosts)
  return 'fault' in parsed ? { field: 'destination', ...parsed } : parsed
}

const schemaFaults = [...destinationFaults, 'slug', 'tooLong'] as const

function faultOf(message: string): ShortLinkFault {
  return schemaFaults.find((fault) => fault === message) ?? 'invalid'
}
