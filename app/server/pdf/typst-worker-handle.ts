import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { RetryLaterError } from '../retry-later-error.ts'
import type { DocumentRequest } from './compile-document.ts'
import { typstWorkerLimits, type TypstWorkerLimits } from './typst-worker-limits.ts'
import type { DocumentReply } from './typst-worker.ts'

/** Seconds of processor time, which end a process that hangs after its site was killed. */
const maxProcessorSeconds = 120

const program = join(packageRoot, 'app/server/pdf/typst-worker.ts')

/**
 * A separate process for documents, started on demand and replaced before it grows large. `compile`
 * must not be called again before its promise is settled.
 */
export function createTypstWorker(limits = typstWorkerLimits) {
  let child: ChildProcess | undefined
  let made = 0
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    child?.removeAllListeners()
    child?.kill('SIGKILL')
    child = undefined
  }

  function getChild(): ChildProcess {
    if (child?.connected) return child
    end()
    made = 0
    child = spawnLimited(limits)
    return child
  }

  async function compile(request: DocumentRequest): Promise<Buffer> {
    clearTimeout(idle)
    const process = getChild()
    setReferenced(process, true)
    try {
      const reply = await ask(process, request, limits.documentMs)
      made += 1
      if (made >= limits.documents || reply.heldBytes > limits.heldBytes) end()
      if (reply.file === null) throw new Error(`The ${request.template} failed: ${reply.problem}`)
      return Buffer.from(reply.file)
    } catch (error) {
      if (error instanceof RetryLaterError) end()
      throw error
    } finally {
      if (child) setReferenced(child, false)
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }

  return { compile, end, pid: () => child?.pid }
}

/** The shell limits the memory, which works only on Linux; elsewhere the other limits apply. */
function spawnLimited({ maxDataBytes }: TypstWorkerLimits): ChildProcess {
  const limit = `ulimit -d ${maxDataBytes / 1024} 2>/dev/null; ulimit -t ${maxProcessorSeconds}`
  const child = spawn(
    '/bin/sh',
    ['-c', `${limit}; exec "$@"`, 'sh', process.execPath, '--max-old-space-size=128', program],
    // Its output is discarded, because it may contain text of a client.
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' },
  )
  lowerPriority(child)
  return child
}

/** Gives pages and leads priority over documents on a busy processor. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already ended, which `ask` reports.
  }
}

/**
 * Sets whether the parent process stays alive for the child: only while a document is in progress,
 * so that commands can exit.
 */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  for (const each of [child, child.channel])
    if (isReferenced) each?.ref()
    else each?.unref()
}

function ask(
  child: ChildProcess,
  request: DocumentRequest,
  documentMs: number,
): Promise<DocumentReply> {
  return new Promise<DocumentReply>((resolve, reject) => {
    const fail = (reason: string) => () => reject(new RetryLaterError(reason))
    const timer = setTimeout(fail('A document took too long'), documentMs)
    const settle = fail('The Typst worker ended')
    child.once('message', (reply: DocumentReply) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(reply)
    })
    for (const event of ['exit', 'error'] as const)
      child.once(event, () => {
        clearTimeout(timer)
        settle()
      })
    child.send(request, (error) => {
      if (error) settle()
    })
  })
}
