import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackage } from './system-package.ts'

export type Nginx = {
  /** By the names that were given: 'http://127.0.0.1:40001'. */
  addresses: Readonly<Record<string, string>>
  stop: () => Promise<void>
}

/** Milliseconds. */
const startTimeout = 20_000

const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined

function requireNginx(): void {
  if (hasNginx() || (installPackage('nginx') && hasNginx())) return
  throw new Error('No nginx: install one (Debian: apt-get install nginx).')
}

/**
 * Starts the nginx of the system, installed now if there is none, on loopback, with a server for each name.
 * @param serverOf returns what the block `server` contains besides `listen`
 * @param upstreams the blocks `upstream`, if there are any
 */
export async function startNginx(
  names: readonly string[],
  serverOf: (name: string, portOf: (other: string) => number) => string,
  upstreams = '',
): Promise<Nginx> {
  requireNginx()
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const ports = new Map<string, number>()
  for (const name of names) ports.set(name, await findFreePort())
  const portOf = (name: string) => ports.get(name) ?? 0
  const servers = names.map(
    (name) => `server { listen 127.0.0.1:${portOf(name)}; ${serverOf(name, portOf)} }`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
    pid ${folder}/pid;
    worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    error_log ${folder}/error.log crit;
    events { worker_connections 512; }
    http {
      access_log off;
      ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
      ${upstreams}
      ${servers.join('\n')}
    }`,
  )
  const child = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  for (const port of ports.values()) await waitForPort(port)
  return {
    addresses: Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${portOf(name)}`])),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function waitForPort(port: number): Promise<void> {
  const end = Date.now() + startTimeout
  while (!(await canConnect(port))) {
    if (Date.now() > end) throw new Error(`nginx does not listen on ${port}`)
    await sleep(50)
  }
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })
}
