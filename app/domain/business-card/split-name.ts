/** The parts of N in a vCard (RFC 2426, 3.1.2). */
export type NameParts = {
  family: string
  given: string
  additional: string
  prefix: string
  suffix: string
}

/** As the owner set them; '' where the name is to be split by its words. */
type OwnParts = { given?: string; family?: string }

/** Titles before a name, as `comparable` writes them. */
const prefixes = wordSet(`
  dr prof mr mrs ms rabbi adv eng sir д-р проф ד"ר ד'ר דר' פרופ פרופ' פרופסור עו"ד
  רו"ח אינג' גב' מר הרב`)

const suffixes = wordSet(`
  phd md dds dmd dvm jr sr ii iii iv esq cpa mba llb llm jd msc bsc`)

/** Words that begin a family name of several words. */
const particles = wordSet(`
  בן בר אבן אבו בית הר אל דה די דל ואן ון פון סן van von der den de del della di da do
  dos das du la le ter ten zu zur af al el bin ibn ben bar abu beit st saint san santa
  бен бар ван фон де аль эль абу ибн`)

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

const patronymic = /(?:ович|евич|ьич|овна|евна|ична|инична)$/iu

/**
 * Splits a name for a contact. By default the last word is the family name, with the particles
 * before it: 'בן דוד', 'van den Brul'. Titles and degrees are no part of either. Russian names may
 * begin with the family name; a patronymic shows where.
 */
export function splitName(name: string, { given = '', family = '' }: OwnParts = {}): NameParts {
  const [whole = '', ...degrees] = name.split(',').map((part) => part.trim())
  const hasOwn = given !== '' || family !== ''
  const [after = ''] = degrees
  if (degrees.length === 1 && !hasOwn && after !== '' && !isSuffix(after, true))
    return { family: whole, given: after, additional: '', prefix: '', suffix: '' }
  const words = whole.split(/\s+/).filter(Boolean)
  const untitled = words.findIndex((word) => !prefixes.has(comparable(word)))
  const first = untitled === -1 ? words.length - 1 : untitled
  const last = words.findLastIndex((word, at) => at <= first || !isSuffix(word, false)) + 1
  const body = words.slice(first, last)
  return {
    ...(hasOwn ? ownParts(body.join(' '), given, family) : splitWords(body, first > 0)),
    prefix: words.slice(0, first).join(' '),
    suffix: [...words.slice(last), ...degrees].filter(Boolean).join(' '),
  }
}

/**
 * A name in two lines, of which the second may be empty: the family name, with all that follows it,
 * is on a line of its own.
 */
export function nameLines(name: string, own: OwnParts = {}): { first: string; second: string } {
  const { family } = splitName(name, own)
  const at = family === '' ? -1 : name.lastIndexOf(family)
  const cut = at === 0 ? family.length + Number(name[family.length] === ',') : at
  return at === -1
    ? { first: name, second: '' }
    : { first: name.slice(0, cut).trim(), second: name.slice(cut).trim() }
}

type Split = Pick<NameParts, 'family' | 'given' | 'additional'>

function splitWords(words: readonly string[], hasTitle: boolean): Split {
  const [first = '', second = '', third = ''] = words
  if (words.length === 1)
    return hasTitle
      ? { family: first, given: '', additional: '' }
      : { family: '', given: first, additional: '' }
  if (words.length === 3 && patronymic.test(third))
    return { family: first, given: second, additional: third }
  if (words.length === 3 && patronymic.test(second))
    return { family: third, given: first, additional: second }
  // A name does not begin with its family name, nor is a particle the whole of it.
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && particles.has(comparable(word)),
  )
  const cut = particle === -1 ? words.length - 1 : particle
  return {
    family: words.slice(cut).join(' '),
    given: words.slice(0, cut).join(' '),
    additional: '',
  }
}

/** What the owner left out is the rest of the name. */
function ownParts(body: string, given: string, family: string): Split {
  const without = (part: string) => body.replace(part, '').replaceAll(/\s+/g, ' ').trim()
  return {
    family: family === '' ? without(given) : family,
    given: given === '' ? without(family) : given,
    additional: '',
  }
}

/** @param isAfterComma there, short words in capitals are degrees too: 'Dana Cohen, MA' */
function isSuffix(text: string, isAfterComma: boolean): boolean {
  return text
    .split(/\s+/)
    .every(
      (word) =>
        suffixes.has(comparable(word)) ||
        (isAfterComma && /^[A-Z][A-Za-z.]{0,4}[A-Z]\.?$/.test(word)),
    )
}

function comparable(word: string): string {
  return word.toLowerCase().replaceAll(/[׳’]/g, "'").replaceAll(/[״”]/g, '"').replaceAll('.', '')
}
