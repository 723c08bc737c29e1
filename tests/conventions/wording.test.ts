import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { expectNone } from './expect-none.ts'
import { requireTexts, type Text } from './copy-texts.ts'

/** A pattern that no text may have, and what to write instead. */
type Ban = readonly [pattern: RegExp, instead: string]

const bans: Record<Lang, readonly Ban[]> = {
  he: [
    [/\d+ (?:ימים|יום|שעות|דקות|חודשים|שבועות)(?![א-ת])/, 'a fact: {replyTime}'],
    [/אימייל|אי־?מייל|דואר אלקטרוני/, 'דוא״ל for the address, מייל for a message'],
    [/(?<![א-ת])קומ(?:ה|ות)(?![א-ת])/, 'מסלול: a size of a product is not a floor'],
    [/(?<![א-ת])[ולש]?מי ש[א-ת]{2,}ים(?![א-ת])/, 'the subject itself, without מי ש'],
    [/(?<![א-ת])[ושהכלבמ]{1,3}[A-Za-z0-9]/, 'a maqaf between a prefix and Latin letters or digits'],
    [/”/, '״ on both sides of a quotation'],
    [/(?<![א-ת])(?:אתר חברה|אתר קורפורטיבי)/, 'אתר תדמית'],
    [/(?<![א-ת])פונטים?(?![א-ת])/, 'גופן, גופנים'],
    [/\s[,.:;?]/, 'no space before a mark'],
    [/כתובת (?:ה)?(?:מייל|אימייל)(?![א-ת])/, 'כתובת דוא״ל'],
    [/(?<![א-ת])בלי עלות(?![א-ת])/, 'חינם, or what includes it: כלול במחיר'],
    [
      /(?<![א-ת])[ושכ]{0,2}(?:של|ל|אל|אצל|בשביל|אות|ממ|אית|עלי|על יד|ביד|החלטת)[י]?ך(?![א-ת])/,
      'the plural: שלכם',
    ],
    [
      /(?<![א-ת])ש?(?:כתבת|ביקשת|קיבלת|שלחת|שכחת|בחרת|אישרת|הקלדת|סימנת|שמרת|נזכרת|יצאת|התחברת)(?![א-ת])/,
      'the plural: כתבתם',
    ],
  ],
  en: [
    [/\d+ (?:days?|hours?|minutes?|months?|weeks?)\b/i, 'a fact: {replyTime}'],
    [/\be-mails?\b/i, 'email'],
    [/(?<!\b(?:print|pet) )\bshops?\b/i, 'store'],
    [/\bfloors?\b/i, 'tier: a size of a product is not a floor'],
    [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct'],
    [/\bstands? (?:in|beside|at)\b/i, 'is in, is next to'],
    [/\bworking days?\b/i, 'day; business day for hours of business'],
    [/\bwithout a (?:day|line) of shooting\b/i, 'no photo shoot'],
    [/\badverts?\b/i, 'ad'],
    [/\b(?:colour|favour|neighbour|behaviour|honour|labour)/i, 'US spelling: -or'],
    [/\b(?:organis|realis|recognis|optimis|customis|personalis|analys)(?:e|ed|es|ing)\b/i, '-iz-'],
    [
      /\b(?:centre|metre|theatre|licence|cheque|programme|whilst|enquir\w+|cancelled|travelled)\b/i,
      'US',
    ],
    [/\s[,.:;?!]/, 'no space before a mark'],
    [/\bfree of charge\b/i, 'free, or what includes it: included'],
    [/\bwifi\b/i, 'Wi-Fi'],
  ],
}

/**
 * Texts that the bans do not apply to: demo businesses and clients have their own style, and legal
 * texts are versioned.
 */
const exemptTexts =
  /^content\/(?:templates|clinic-pages|pages\/(?:privacy-policy|terms-of-service|home\.words\.body\.testimonials))[/.]/

function findBanned(texts: readonly Text[], lang: Lang): string[] {
  return texts
    .filter(({ at }) => !exemptTexts.test(at))
    .flatMap(({ at, text }) =>
      bans[lang]
        .filter(([pattern]) => pattern.test(text))
        .map(([, instead]) => `${at}: ${text} (write: ${instead})`),
    )
}

test.each<[Lang, string]>([
  ['he', 'כתובת אימייל תקינה'],
  ['he', 'בניין בשלוש קומות'],
  ['he', 'מי שמעצבים גם בונים'],
  ['he', 'עיצוב בFigma'],
  ['he', 'תבנית ”דגש”'],
  ['he', 'כתובת מייל תקינה'],
  ['he', 'שיחה בלי עלות'],
  ['he', 'הסיסמה שלך'],
  ['he', 'ההצעה מחכה לך כאן'],
  ['he', 'כשאצלך'],
  ['he', 'לפי החלטתך'],
  ['he', 'ומה שכתבת נשמר'],
  ['en', 'Support is free of charge'],
  ['en', 'Turn off WiFi'],
  ['en', 'Write an e-mail'],
  ['en', 'A website or a shop'],
  ['en', 'We mend what needs mending'],
  ['en', 'The number stands in the quote'],
  ['en', 'Five working days'],
  ['en', 'A colour of its own'],
  ['en', 'Ready , set'],
  ['en', 'Valid for 30 days'],
  ['he', 'תקף ל־24 שעות'],
])('in %s "%s" is refused', (lang, text) => {
  expect(findBanned([{ at: 'here', text, plural: false }], lang)).not.toEqual([])
})

test.each<[Lang, string]>([
  ['he', 'עיצוב ב־Figma, מייל ודוא״ל, רק ממי שמכירים'],
  ['he', 'התקציב הולך למודעה, דרך אחרת, לאורך הדרך, בתוך ימים, כך וכך, משך ואיך'],
  ['he', 'כתבתם, בחרתם, יצאתם, שורת כתובת, הקלדתם'],
  ['en', 'A print shop, a workshop and a store'],
])('in %s "%s" is accepted', (lang, text) => {
  expect(findBanned([{ at: 'here', text, plural: false }], lang)).toEqual([])
})

// Proves 3.1.7.
test.each<Lang>(['he', 'en'])('no text in %s has a banned wording', (lang) => {
  expectNone(findBanned(requireTexts(lang), lang), 'A text has a wording that we do not use.')
})

// Proves 3.1.7.
test('a Hebrew title begins in Hebrew, or with a number', () => {
  const { meta, screenMeta, openings } = copyFor('he')
  const titles = [
    ...Object.values({ ...meta, ...screenMeta }).map(({ title }) => title),
    ...Object.entries(openings)
      .filter(([path]) => !path.startsWith('portfolio/'))
      .map(([, { title }]) => title.join(' ')),
  ]
  expect(titles.length).toBeGreaterThan(60)
  expectNone(
    titles.filter((title) => !/^[א-ת\d]/.test(title)),
    'A Hebrew title begins in another script: begin it in Hebrew, or with a number.',
  )
})
