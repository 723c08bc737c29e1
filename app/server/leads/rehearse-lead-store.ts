import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { contactLimits } from '#domain/leads/contact-form.ts'
import { addLeadsSql } from './add-leads-store.ts'

/**
 * Runs the statement of a lead and rolls it back, to see whether the next lead would be stored.
 * Rejects if not.
 */
export async function rehearseLead(pool: Pick<Pool, 'connect'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'add-leads',
      text: addLeadsSql,
      values: [JSON.stringify([sampleInput()]), null],
    })
    await client.query('rollback')
    client.release()
  } catch (error) {
    // Closes the connection, and with it the transaction.
    client.release(true)
    throw error
  }
}

/** A lead with the longest message and both of its emails. It counts for no limit. */
function sampleInput() {
  const id = randomUUID()
  const text = ''
  return {
    id,
    key: id,
    bodyHash: id,
    owner: text,
    notice: randomUUID(),
    receipt: randomUUID(),
    claimSeconds: 0,
    name: text,
    email: text,
    phone: text,
    phoneRaw: text,
    phonePrefix: text,
    countryCode: text,
    phoneLooksInvalid: false,
    message: 'x'.repeat(contactLimits.message.max),
    privacyNotice: text,
    sourcePage: text,
    pageTitleHe: text,
    pageTitleEn: text,
    pageUrl: text,
    cameFrom: text,
    language: 'he',
    ipAddress: text,
    userAgent: text,
    deviceType: 'desktop',
    submittedAt: new Date(),
    nextAction: 'answer',
    nextAt: new Date(),
  }
}
