import { splitName } from '#domain/business-card/split-name.ts'
import type { Contact } from '#domain/business-card/vcard.ts'
import { cleanLine, cleanText } from '#domain/text/clean.ts'

/** Sample people in the languages of the cards, and some with hostile input. */
export const people: readonly Contact[] = [
  person('נועה ברק', {
    otherNames: ['Noa Barak', 'Ноа Барак'],
    organisation: 'דגש סטודיו לעיצוב ופיתוח',
    address: 'רחוב הרצל 12, תל אביב־יפו',
    note: 'עיצוב מוצר, אתרים ומיתוג.\nפגישות בתיאום; מראש.',
  }),
  person('Noa Barak', { otherNames: ['נועה ברק'], photo: 'A'.repeat(4_000) }),
  person('Анна-Мария Левина', { organisation: 'Студия «Свет»', otherNames: ['אנה־מריה לוין'] }),
  person('ד״ר יוסף בן־דוד הכהן', { title: 'רופא שיניים מומחה, שיקום הפה' }),
  person('Ёлкина Юлия 💅', { title: 'Мастер маникюра 💅🏽✨', note: '👩‍👩‍👧‍👦 семья' }),
  person('דנה 🌸 שמש', { organisation: 'פרחים; ועוד, "פרחים"', title: '🌷'.repeat(40) }),
  person('Madonna', { organisation: '', title: '', phones: [], email: '', urls: [] }),
  person('END:VCARD\r\nBEGIN:VCARD\r\nFN:Evil Twin', { title: 'Boss\r\nTEL:+1900555' }),
  person('C:\\Users\\n, Ltd; \\n \\, \\;', { note: 'a\\nb\nc\\\\n\r\nd' }),
  person('\u202eנסתר\u0000 \u200bשם\ud800', {
    phones: [{ number: '+972 50\r\nNOTE:x', line: 'mobile', label: 'נייד; "עבודה"' }],
    urls: [{ url: 'https://dagesh.example/a,b;c?d=\r\nX:1', label: 'אתר, ראשי' }],
  }),
]

function person(name: string, facts: Partial<Contact>): Contact {
  return {
    name,
    organisation: 'Dagesh, Studio; (2009)',
    title: 'מייסדת ומעצבת מוצר',
    phones: [
      { number: '+61491570156', line: 'mobile', label: 'WhatsApp' },
      { number: '+97236123456;ext=12', line: 'landline' },
    ],
    email: 'studio@dagesh.example',
    urls: [{ url: 'https://dagesh.example/he/v/noa-barak', label: 'כרטיס ביקור' }],
    ...facts,
  }
}

/** The expected values of a person's vCard, by property. */
export function readBack(contact: Contact) {
  const { family, given, additional, prefix, suffix } = splitName(cleanLine(contact.name), contact)
  const line = (text: string | undefined) => (text ? [cleanLine(text)] : [])
  const spaceless = (text: string) => cleanLine(text).replaceAll(' ', '')
  return {
    fn: [cleanLine(contact.name)],
    n: [[family, given, additional, prefix, suffix]],
    nickname: contact.otherNames ?? [],
    org: line(contact.organisation),
    title: line(contact.title),
    tel: contact.phones.map(({ number }) => spaceless(number)),
    email: line(contact.email),
    url: contact.urls.map(({ url }) =>
      spaceless(url).replaceAll(',', '%2C').replaceAll(';', '%3B'),
    ),
    adr: contact.address ? [['', '', cleanLine(contact.address), '', '', '', '']] : [],
    note: contact.note ? [cleanText(contact.note)] : [],
    photo: contact.photo ? [contact.photo] : [],
    'x-ablabel': [...contact.phones, ...contact.urls].flatMap(({ label }) => line(label)),
  }
}
