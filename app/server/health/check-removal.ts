import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

type DataEnv = Pick<Env, 'DATA_DIR'>

/** In DATA_DIR: since when no removal has finished, or empty. */
const fileName = 'removal-begun'

/** Hours: a removal runs every hour, and a long one may take until the next. */
const late = 2

/** Notes that a removal begins. An earlier one that did not finish keeps its time. Never throws. */
export function noteRemovalBegun(env: DataEnv, now: Date): void {
  if (begunAt(env) === null) note(env, now.toISOString())
}

export function noteRemovalFinished(env: DataEnv): void {
  note(env, '')
}

/** Whole hours for which no removal of expired data has finished; null while they do. */
export function hoursUnfinished(env: DataEnv, now: Date): number | null {
  const begun = begunAt(env)
  if (begun === null) return null
  const hours = Math.floor((now.getTime() - begun) / 3_600_000)
  return hours < late ? null : hours
}

/** Whether expired data is removed (requirements 4.10). Nothing to say while it is. */
export function checkRemoval(env: DataEnv, now: Date): Finding[] {
  const hours = hoursUnfinished(env, now)
  return hours === null ? [] : [finding('wrong', 'removal-unfinished', { hours: String(hours) })]
}

function note({ DATA_DIR }: DataEnv, text: string): void {
  try {
    writeFileSync(join(DATA_DIR, fileName), text)
  } catch {
    // On a full or read-only disk the owner still gets an email.
  }
}

function begunAt({ DATA_DIR }: DataEnv): number | null {
  try {
    const time = Date.parse(readFileSync(join(DATA_DIR, fileName), 'utf8'))
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}
