import { setTimeout as sleep } from 'node:timers/promises'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import type { Posted } from './find-losses.ts'

/** Leads posted one after another, for as long as it is not over. */
export type Run = {
  posted: Posted[]
  address: string
  /** When the newest confirmed lead was sent: one sent before a fault says nothing about it. */
  lastSentAt: number
  lastConfirmedAt: number
  isOver: boolean
}

/** Posts one lead after another, each retried with the same key until it is confirmed. */
export async function postLeads(run: Run) {
  while (!run.isOver) {
    const posted: Posted = { ...newSubmission(), tries: 0, isConfirmed: false }
    run.posted.push(posted)
    while (!posted.isConfirmed) {
      posted.tries += 1
      const sentAt = performance.now()
      if (await isStored(run.address, posted)) {
        posted.isConfirmed = true
        recordConfirmed(run, sentAt)
      } else await sleep(20)
    }
  }
}

function recordConfirmed(run: Run, sentAt: number): void {
  if (sentAt <= run.lastSentAt) return
  run.lastSentAt = sentAt
  run.lastConfirmedAt = performance.now()
}

async function isStored(address: string, { key, body }: Posted) {
  try {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const response = await fetch(`${address}${leadEndpoint}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(15_000),
    })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500)
      throw new Error(`A valid lead was refused: ${response.status} ${text}`)
    return response.status === 200 || response.status === 201
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return false
    throw error
  }
}
