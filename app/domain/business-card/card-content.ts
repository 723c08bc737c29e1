import { z } from 'zod'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { isDial, isE164 } from '../phone/dial.ts'
import { countCodePoints } from '../text/code-points.ts'
import { parseWebAddress } from '../web-address.ts'
import { cardThemes } from './card-themes.ts'
import { colorFaults } from './card-colors.ts'
import { cardNetworks } from './card-networks.ts'

/** In code points, after cleaning. */
const cardLimits = {
  name: 60,
  line: 80,
  about: 500,
  services: 10,
  gallery: 9,
  address: 120,
} as const

const line = (max: number) => text(cleanLine, max)
const lines = (max: number) => text(cleanText, max)

function text(clean: (value: string) => string, max: number) {
  return z
    .string()
    .overwrite(clean)
    .refine((value) => countCodePoints(value) <= max, { error: 'tooLong' })
}

/**
 * The texts of a card in one language. A card has a language only if its name is filled in there.
 */
const cardWords = z.object({
  name: line(cardLimits.name),
  /** The parts of the name in a contact; '' where they are found by its words. */
  given: line(cardLimits.name).default(''),
  family: line(cardLimits.name).default(''),
  role: line(cardLimits.line),
  company: line(cardLimits.line),
  about: lines(cardLimits.about),
  address: line(cardLimits.address),
  services: z.array(line(cardLimits.line)).max(cardLimits.services, { error: 'tooMany' }),
})

export type CardWords = z.infer<typeof cardWords>

/** The texts of a language that a card does not have. */
export const emptyCardWords: CardWords = {
  name: '',
  given: '',
  family: '',
  role: '',
  company: '',
  about: '',
  address: '',
  services: [],
}

const phone = line(30).refine((value) => value === '' || isDial(value), { error: 'phone' })

/** Messages go to whole numbers only. */
const messenger = line(20).refine((value) => value === '' || isE164(value), { error: 'phone' })

const email = text(cleanEmail, 254).refine((value) => value === '' || isEmailAddress(value), {
  error: 'email',
})

const address = line(300).refine((value) => value === '' || isWebAddress(value), {
  error: 'address',
})

/** As it was typed: completed, and refused if visitors could not open it. */
const typedAddress = z
  .string()
  .overwrite((value) => parseWebAddress(value) ?? cleanLine(value))
  .refine((value) => value.length <= 300, { error: 'tooLong' })
  .refine((value) => value === '' || parseWebAddress(value) !== null, { error: 'address' })

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'time' })

const pictureId = z.string().regex(/^[\w-]{22}$/)

const color = z.string().regex(/^#[0-9a-f]{6}$/)

/** Everything that a card shows, in its three languages. Empty texts and lists are not shown. */
export const cardContentSchema = z.object({
  theme: z.enum(cardThemes),
  /** null: the colours of the theme. */
  colors: z
    .object({ paper: color, ink: color, accent: color })
    .refine((colors) => colorFaults(colors).length === 0, { error: 'contrast' })
    .nullable(),
  words: z
    .object({ he: cardWords, en: cardWords, ru: cardWords })
    .refine((words) => Object.values(words).some(({ name }) => name !== ''), { error: 'noName' }),
  /** What a phone dials (phone/dial.ts). */
  phone,
  /** E.164. */
  whatsapp: messenger,
  sms: messenger,
  email,
  website: address,
  profiles: z.array(z.object({ network: z.enum(cardNetworks), url: address })),
  /** By weekday, Sunday first; null is closed. Empty: the card shows no hours. */
  hours: z
    .array(
      z
        .object({
          opens: time,
          closes: time,
          /** After a break. */
          again: z.object({ opens: time, closes: time }).optional(),
        })
        .refine(({ opens, closes }) => opens < closes, { error: 'time' })
        .nullable(),
    )
    .refine(({ length }) => length === 0 || length === 7),
  photo: pictureId.nullable(),
  gallery: z.array(pictureId).max(cardLimits.gallery),
  /** "Send me your details" is shown, and makes a lead with this card as its source. */
  takesDetails: z.boolean(),
  /**
   * The address that such details are emailed to; '' for the studio's own card, where the notice
   * about the lead is enough.
   */
  detailsEmail: email.default(''),
})

/** What the editor takes. Stored cards may hold addresses that it refuses since. */
export const typedCardSchema = cardContentSchema.extend({
  website: typedAddress,
  profiles: z.array(z.object({ network: z.enum(cardNetworks), url: typedAddress })),
})

export type CardContent = z.infer<typeof cardContentSchema>

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}
