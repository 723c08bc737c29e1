import { isEmailAddress } from '#domain/email.ts'
import { phoneDigits } from '#domain/phone/digits.ts'
import { importFields, maxColumns, type ImportColumns, type ImportField } from './import-fields.ts'

/**
 * The headings of spreadsheets in Hebrew and English, of HubSpot, Google Contacts, Outlook, monday
 * and Meta lead forms, and of our own export, as normalizeHeading() leaves them.
 */
const headings: Readonly<Record<ImportField, string>> = {
  name: `
    name, full name, fullname, contact name, lead name, client, client name, customer,
    customer name, display name, item, שם, שם מלא, שם הפונה, שם הלקוח, שם לקוח, שם הלקוחה,
    לקוח, איש קשר, שם איש קשר, שם איש הקשר
  `,
  'first-name': 'first name, given name, שם פרטי',
  'last-name': 'last name, family name, surname, שם משפחה',
  phone: `
    phone, phone number, mobile, mobile phone, mobile phone number, mobile number, cell,
    cell phone, cellphone, telephone, telephone number, tel, phone value, home phone,
    business phone, work phone, primary phone, whatsapp, whatsapp number,
    whatsapp phone number, טלפון, מספר טלפון, מס טלפון, טל, טלפון נייד, טלפון סלולרי, נייד,
    מספר נייד, סלולרי, פלאפון, וואטסאפ, ווטסאפ
  `,
  email: `
    email, e mail, email address, e mail address, mail, email value, e mail value,
    work email, דואל, דוא ל, אימייל, מייל, דואר אלקטרוני, כתובת מייל, כתובת אימייל,
    כתובת דואל
  `,
  company: `
    company, company name, associated company, organization, organization name, business,
    business name, account, account name, חברה, שם חברה, שם החברה, ארגון, שם הארגון, עסק,
    שם העסק, שם עסק
  `,
  message: `
    message, enquiry, inquiry, request, description, הודעה, פנייה, פניה, תוכן, תוכן הפנייה,
    תוכן הפניה, תוכן ההודעה, בקשה, תיאור
  `,
  note: 'note, notes, comment, comments, remarks, הערה, הערות, סיכום שיחה',
  date: `
    date, created, created at, created on, created time, create date, creation date,
    creation log, submitted, submitted at, submission date, date added, lead date,
    timestamp, תאריך, תאריך יצירה, תאריך פנייה, תאריך פניה, תאריך הפנייה, התקבלה, התקבל,
    נוצר, נוצרה, נוצר בתאריך, חותמת זמן, נשלחה, נשלח
  `,
  status: 'status, lead status, stage, lifecycle stage, סטטוס, מצב, שלב',
  service: 'service, service type, interested in, שירות, סוג שירות, סוג השירות',
  budget: 'budget, תקציב',
  language: 'language, שפה',
}

const fieldOfHeading = new Map(
  importFields.flatMap((field) =>
    headings[field].split(',').map((heading) => [heading.trim(), field] as const),
  ),
)

/** Fields that several columns may have: further numbers and addresses of a person, and notes. */
const repeatable: ReadonlySet<ImportField> = new Set(['phone', 'email', 'note'])

/** Without case, quotation marks, digits and punctuation: 'Phone 1 - Value' is 'phone value'. */
function normalizeHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/["'`´׳״‘’“”]/g, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
}

function fieldOf(heading: string): ImportField | null {
  return fieldOfHeading.get(normalizeHeading(heading)) ?? null
}

/** Rows among which the headings are searched: some programs write titles above them. */
const rowsBeforeHeadings = 10

/** The index of the row with the headings; -1 where the file begins with its first person. */
export function findHeadings(rows: readonly (readonly string[])[]): number {
  const known = rows
    .slice(0, rowsBeforeHeadings)
    .map((cells) => cells.filter((cell) => fieldOf(cell) !== null).length)
  const most = Math.max(0, ...known)
  if (most > 0) return known.indexOf(most)
  return (rows[0] ?? []).some((cell) => isEmail(cell) || isPhone(cell)) ? -1 : 0
}

/**
 * What each column probably holds: by its heading, or by the look of its cells. Of a field that a
 * person has once, the first column counts.
 */
export function guessColumns(
  headingCells: readonly string[],
  rows: readonly (readonly string[])[],
): ImportColumns {
  const width = Math.min(
    maxColumns,
    Math.max(headingCells.length, ...rows.map((row) => row.length)),
  )
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null) => {
    if (field === null || (taken.has(field) && !repeatable.has(field))) return null
    taken.add(field)
    return field
  }
  const columns = Array.from({ length: width }, (_, index) =>
    take(fieldOf(headingCells[index] ?? '')),
  )
  const byLook = (index: number): ImportField | null => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
    if (!taken.has('email') && mostly(cells, isEmail)) return take('email')
    return !taken.has('phone') && mostly(cells, isPhone) ? take('phone') : null
  }
  return columns.map((field, index) => field ?? byLook(index))
}

function mostly(cells: readonly string[], test: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(test).length * 2 > cells.length
}

function isEmail(cell: string): boolean {
  return isEmailAddress(cell.trim())
}

function isPhone(cell: string): boolean {
  const digits = phoneDigits(cell).length
  return /^[\s\d()+.–-]+$/.test(cell) && /^[+(0\s]*\d/.test(cell) && digits >= 9 && digits <= 15
}
