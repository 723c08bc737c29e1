import { expect, test } from 'vitest'
import { nameLines, splitName } from './split-name.ts'

/** 'prefix|given|additional|family|suffix' */
function split(name: string, own = {}): string {
  const { prefix, given, additional, family, suffix } = splitName(name, own)
  return [prefix, given, additional, family, suffix].join('|')
}

test.each([
  ['Noa', '|Noa|||'],
  ['Noa Barak', '|Noa||Barak|'],
  [' Anna  Maria Levi ', '|Anna Maria||Levi|'],
  ['נועה ברק', '|נועה||ברק|'],
  ['', '||||'],
  // Family names of several words
  ['יוסי בן דוד', '|יוסי||בן דוד|'],
  ['שרון בר לב', '|שרון||בר לב|'],
  ['דני אבן שושן', '|דני||אבן שושן|'],
  ['מחמוד אבו מאזן', '|מחמוד||אבו מאזן|'],
  ['יוסי בן־דוד', '|יוסי||בן־דוד|'],
  ['David Ben Gurion', '|David||Ben Gurion|'],
  ['Jan van den Brul', '|Jan||van den Brul|'],
  ['Maria de la Cruz', '|Maria||de la Cruz|'],
  ['Ursula von der Leyen', '|Ursula||von der Leyen|'],
  ['Jean-Luc Le Pen', '|Jean-Luc||Le Pen|'],
  ['Людвиг ван Бетховен', '|Людвиг||ван Бетховен|'],
  // A given name that looks like a particle
  ['בן כהן', '|בן||כהן|'],
  ['בר רפאלי', '|בר||רפאלי|'],
  ['דני בר', '|דני||בר|'],
  ['Ben Cohen', '|Ben||Cohen|'],
  ['Van Morrison', '|Van||Morrison|'],
  // Titles and degrees
  ['ד"ר יוסי בן דוד', 'ד"ר|יוסי||בן דוד|'],
  ['ד״ר דנה כהן', 'ד״ר|דנה||כהן|'],
  ['עו"ד רון לוי', 'עו"ד|רון||לוי|'],
  ["פרופ' דר כהן", "פרופ'|דר||כהן|"],
  ['Dr. Noa Barak', 'Dr.|Noa||Barak|'],
  ['Prof. Dr. Noa Barak', 'Prof. Dr.|Noa||Barak|'],
  ['Dr. Barak', 'Dr.|||Barak|'],
  ['Dr.', '|Dr.|||'],
  ['Dana Cohen PhD', '|Dana||Cohen|PhD'],
  ['Dana Cohen, PhD', '|Dana||Cohen|PhD'],
  ['Dana Cohen, Ph.D., MBA', '|Dana||Cohen|Ph.D. MBA'],
  ['Dana Cohen, MA', '|Dana||Cohen|MA'],
  ['Yo-Yo Ma', '|Yo-Yo||Ma|'],
  ['Martin Luther King Jr.', '|Martin Luther||King|Jr.'],
  ['Jan van den Brul PhD', '|Jan||van den Brul|PhD'],
  // The family name first
  ['Cohen, Dana', '|Dana||Cohen|'],
  ['van den Brul, Jan', '|Jan||van den Brul|'],
  ['Иванов Иван Петрович', '|Иван|Петрович|Иванов|'],
  ['Иван Петрович Иванов', '|Иван|Петрович|Иванов|'],
  ['Мария Ильинична Петрова', '|Мария|Ильинична|Петрова|'],
])('%j is split into %j', (name, parts) => {
  expect(split(name)).toBe(parts)
})

test.each([
  ['Juan Carlos García López', { family: 'García López' }, '|Juan Carlos||García López|'],
  ['בת שבע אור כהן', { given: 'בת שבע' }, '|בת שבע||אור כהן|'],
  ['Dr. Yael Bar, PhD', { given: 'Yael', family: 'Bar-Or' }, 'Dr.|Yael||Bar-Or|PhD'],
  ['יעל', { family: 'לוי' }, '|יעל||לוי|'],
  ['Noa Barak', { given: '', family: '' }, '|Noa||Barak|'],
])('%j with %j of the owner is %j', (name, own, parts) => {
  expect(split(name, own)).toBe(parts)
})

test.each([
  ['Noa Barak', {}, 'Noa', 'Barak'],
  ['יוסי בן דוד', {}, 'יוסי', 'בן דוד'],
  ['ד"ר דנה כהן', {}, 'ד"ר דנה', 'כהן'],
  ['Dana Cohen, PhD', {}, 'Dana', 'Cohen, PhD'],
  ['Иванов Иван Петрович', {}, 'Иванов', 'Иван Петрович'],
  ['Cohen, Dana', {}, 'Cohen,', 'Dana'],
  ['Noa', {}, 'Noa', ''],
  ['Juan García López', { family: 'García López' }, 'Juan', 'García López'],
  ['Noa Barak', { family: 'Levi' }, 'Noa Barak', ''],
])('%j with %j is written in the lines %j and %j', (name, own, first, second) => {
  expect(nameLines(name, own)).toEqual({ first, second })
})
