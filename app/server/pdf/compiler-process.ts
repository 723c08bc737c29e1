import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { RetryLaterError } from '../retry-later-error.ts'
import type { DocumentRequest } from './compile-document.ts'
import type { DocumentReply } from './compile-process.ts'

export type CompilerLimits = {
  /** Documents that one process sets before the next takes its place. */
  documents: number
  /** Bytes that a process may hold between two documents. */
  heldBytes: number
  /**
   * Bytes of data at which the system refuses it more, in the middle of a document. Node reserves
   * about 560 MB of them and never touches them.
   */
  mostBytes: number
  /** Milliseconds for one document, the start of a process included. */
  documentMs: number
  /** Milliseconds without work after which the process ends. */
  idleMs: number
}

const megabyte = 1024 * 1024

export const compilerLimits: CompilerLimits = {
  documents: 100,
  heldBytes: 320 * megabyte,
  mostBytes: 1_100 * megabyte,
  documentMs: 10_000,
  idleMs: 30_000,
}

/** Seconds of processor time: the end of a process that hangs and whose site was killed. */
const mostProcessorSeconds = 120

const program = join(packageRoot, 'app/server/pdf/compile-process.ts')

/**
 * A process of its own for documents, started when one is asked for, replaced before it grows large.
 * `compile` may not be called again before its promise is settled.
 */
export function createCompilerProcess(limits = compilerLimits) {
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

/** Memory is limited by the shell, which knows how on Linux; elsewhere the other limits hold. */
function spawnLimited({ mostBytes }: CompilerLimits): ChildProcess {
  const limit = `ulimit -d ${mostBytes / 1024} 2>/dev/null; ulimit -t ${mostProcessorSeconds}`
  const child = spawn(
    '/bin/sh',
    ['-c', `${limit}; exec "$@"`, 'sh', process.execPath, '--max-old-space-size=128', program],
    // What it prints may hold words of a client.
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' },
  )
  letOthersGoFirst(child)
  return child
}

/** Pages and leads go before documents where the processor is short. */
function letOthersGoFirst({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended, which `ask` reports.
  }
}

/** Whether the site's process waits for it before it ends by itself, as commands do. */
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
    const settle = fail('The process of documents ended')
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
