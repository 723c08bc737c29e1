import { stringify } from 'csv-stringify/sync'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { quoteStatusOn } from '#domain/quotes/quote-status.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { getPicture } from '../cards/picture-store.ts'
import type { Database } from '../db/database.ts'
import { csvOptions, leadFile } from '../leads/export-leads.ts'
import { formatForSheet, withoutMarks } from '../leads/lead-export-columns.ts'
import { findQuotes, type ListedQuote } from '../quotes/quote-store.ts'
import { totalOf } from '../quotes/quote-list-view.ts'
import { studioDay } from '../studio-day.ts'
import { findStudioPictureIds, getStudioPicture } from '../studio-pictures/studio-picture-store.ts'
import {
  findPictureIds,
  readCards,
  readCodes,
  readNotes,
  readQuotes,
  readSettings,
  readTimeline,
} from './archive-rows-store.ts'

/** One file of the archive. Its content is read when its turn comes. */
export type ArchiveFile = {
  name: string
  open: () => AsyncIterable<string | Uint8Array>
  /** Whether it is compressed already. */
  isPacked?: true
}

type Choice = { lang: DeskLang; siteUrl: string; now: Date }

// SAFETY: the keys of `deskLanguages`.
const readmeLangs = Object.keys(deskLanguages) as DeskLang[]

const byteOrderMark = '\ufeff'

const lists = { leads: '', 'leads-held': 'spam=yes', 'leads-deleted': 'deleted=yes' }

/** All that the site stores and an owner may want to read without it. */
export async function archiveFiles(database: Database, choice: Choice): Promise<ArchiveFile[]> {
  const { lang, now } = choice
  const leadFiles = Object.entries(lists).flatMap(([name, query]) =>
    (['csv', 'json'] as const).map((format) => ({
      name: `${name}.${format}`,
      open: () => {
        const filter = readLeadFilter(new URLSearchParams(query))
        return leadFile(database, { filter, format, lang }, now)
      },
    })),
  )
  const pictures = (await findPictureIds(database)).map((id) => ({
    name: `pictures/${id}.webp`,
    open: () => readPicture(() => getPicture(database, id)),
    isPacked: true as const,
  }))
  const ownPictures = (await findStudioPictureIds(database)).map((id) => ({
    name: `studio-pictures/${id}.png`,
    open: () => readPicture(() => getStudioPicture(database, id)),
    isPacked: true as const,
  }))
  const json: Record<string, () => AsyncIterable<readonly unknown[]>> = {
    notes: () => readNotes(database),
    timeline: () => readTimeline(database),
    quotes: () => readQuotes(database),
    cards: () => readCards(database),
    codes: () => readCodes(database),
  }
  return [
    ...readmeLangs.map((each) => readme(each, choice)),
    ...leadFiles,
    { name: 'notes.csv', open: () => notesSheet(database, lang) },
    { name: 'quotes.csv', open: () => quotesSheet(database, choice) },
    { name: 'codes.csv', open: () => codesSheet(database, lang) },
    ...Object.entries(json).map(([name, read]) => ({
      name: `${name}.json`,
      open: () => writeJson(read()),
    })),
    { name: 'settings.json', open: () => settingsFile(database) },
    ...pictures,
    ...ownPictures,
  ]
}

function readme(lang: DeskLang, { siteUrl: site, now }: Choice): ArchiveFile {
  const madeOn = formatDay(studioDay(now), lang)
  const lines = deskCopyFor(lang).archive.readme.map((line) => fill(line, { site, madeOn }))
  return { name: `README-${lang}.txt`, open: () => once(`${lines.join('\r\n\r\n')}\r\n`) }
}

async function* once(text: string): AsyncGenerator<string> {
  yield byteOrderMark + text
}

async function* settingsFile(database: Database): AsyncGenerator<string> {
  yield `${JSON.stringify(await readSettings(database), null, 2)}\n`
}

async function* readPicture(read: () => Promise<Buffer | null>): AsyncGenerator<Uint8Array> {
  const bytes = await read()
  if (bytes) yield bytes
}

async function* writeJson(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const page of pages) {
    yield `${separator}\n${page.map((row) => JSON.stringify(row)).join(',\n')}`
    separator = ','
  }
  yield '\n]\n'
}

async function* writeSheet<Row>(
  pages: AsyncIterable<readonly Row[]>,
  columns: readonly [name: string, valueOf: (row: Row) => string][],
): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns.map(([name]) => name)], csvOptions)
  for await (const page of pages)
    yield stringify(
      page.map((row) => columns.map(([, valueOf]) => valueOf(row))),
      csvOptions,
    )
}

function notesSheet(database: Database, lang: DeskLang) {
  const { columns } = deskCopyFor(lang).archive
  return writeSheet(readNotes(database), [
    [columns.lead, ({ leadId }) => leadId],
    [columns.at, ({ at }) => formatForSheet(at)],
    [columns.note, ({ text }) => text],
    [columns.day, ({ day }) => day ?? ''],
    [columns.author, ({ author }) => author ?? ''],
  ])
}

function quotesSheet(database: Database, { lang, now }: Choice) {
  const { archive, adminQuotes, quotes } = deskCopyFor(lang)
  const { columns } = adminQuotes
  return writeSheet(readQuotePages(database, now), [
    [columns.number, ({ number }) => number],
    [columns.client, ({ leadName }) => leadName],
    [
      columns.total,
      ({ content }) => (content ? withoutMarks(totalOf(content, lang)) : adminQuotes.damaged.name),
    ],
    [columns.status, (quote) => quotes.statuses[quoteStatusOn(studioDay(now), quote)]],
    [columns.validUntil, ({ validUntil }) => validUntil],
    [archive.columns.created, ({ createdAt }) => formatForSheet(createdAt)],
    [archive.columns.lead, ({ leadId }) => leadId],
  ])
}

async function* readQuotePages(database: Database, now: Date): AsyncGenerator<ListedQuote[]> {
  let after: Awaited<ReturnType<typeof findQuotes>>['next'] | undefined
  do {
    const page = await findQuotes(database, {
      limit: 200,
      today: studioDay(now),
      after: after ?? undefined,
    })
    yield page.quotes
    after = page.next
  } while (after)
}

function codesSheet(database: Database, lang: DeskLang) {
  const { archive, adminCodes } = deskCopyFor(lang)
  const { columns } = archive
  return writeSheet(readCodes(database), [
    [columns.address, ({ slug }) => `/q/${slug}`],
    [columns.name, ({ name }) => name],
    [adminCodes.columns.leadsTo, ({ destination }) => destination],
    [columns.created, ({ createdAt }) => formatForSheet(createdAt)],
    [columns.scans, ({ scans }) => String(scans)],
  ])
}
