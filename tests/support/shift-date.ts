/**
 * Loaded into an app before its own code (moved-clock.ts): its `Date` is ahead by the milliseconds in
 * the file that `CLOCK_FILE` names. SIGUSR2 reads it again, which a file beside it confirms.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.CLOCK_FILE ?? ''
let shift = 0

const RealDate = Date
const now = () => RealDate.now() + shift

function read(): void {
  const text = readFileSync(file, 'utf8')
  shift = Number(text)
  writeFileSync(`${file}.read`, text)
}

read()
if (isMainThread) process.on('SIGUSR2', read)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    // SAFETY: the constructor of Date makes what `new Date()` is expected to.
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name, receiver): unknown =>
    name === 'now' ? now : Reflect.get(target, name, receiver),
})
