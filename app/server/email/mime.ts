import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { isUnusualEmail } from '#domain/email.ts'
import { cleanLine } from '#domain/text/clean.ts'

export type NamedAddress = { name: string; address: string }

export type Email = {
  /** Without angle brackets. The same on every attempt, so that clients recognize a duplicate. */
  messageId: string
  date: Date
  from: NamedAddress
  to: NamedAddress
  replyTo: NamedAddress
  language: string
  subject: string
  text: string
  html: string
  /** RFC 3834: prevents automatic replies. */
  autoSubmitted: 'auto-generated' | 'auto-replied'
}

/**
 * The email as bytes, ready for SMTP or an .eml file. Takes 0.5 ms of CPU time. Line breaks and
 * invisible characters are removed from names and the subject, so that they cannot start another
 * header (requirements 8.3).
 */
export function composeMime(email: Email): Promise<Buffer> {
  const { from, to, replyTo, messageId, date, subject, text, html } = email
  return new MailComposer({
    messageId: `<${messageId}>`,
    date,
    from: header(from),
    to: header(to),
    // A local part outside ASCII needs SMTPUTF8, which not every server on the route supports.
    ...(isAscii(asciiAddress(replyTo.address)) && { replyTo: header(replyTo) }),
    subject: encodeSubject(cleanLine(subject)),
    text,
    html,
    textEncoding: 'base64',
    headers: {
      'Content-Language': email.language,
      'Auto-Submitted': email.autoSubmitted,
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/**
 * Clients decode '=?utf-8?…?=' wherever it is. A sender could write another subject with it than
 * the one that was checked, so such a subject is encoded as a whole.
 */
function encodeSubject(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject
}

function header({ name, address }: NamedAddress) {
  // In a quoted name clients decode it too, although they must not (RFC 2047, 5).
  return { name: cleanLine(name).replaceAll('=?', '= ?'), address: asciiAddress(address) }
}

/**
 * The address with its domain in punycode, which every SMTP server accepts, and its local part in
 * quotation marks where its dots need them.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = domainToASCII(address.slice(at + 1))
  if (domain === '') return address
  return `${isUnusualEmail(address) ? `"${local}"` : local}@${domain}`
}

function isAscii(text: string): boolean {
  return /^[\u0020-\u007e]*$/.test(text)
}
