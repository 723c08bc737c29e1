/** Sent by all clients of the comparison. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../leads/built-app.ts'

export const acceptEncoding = 'gzip, deflate, br'

type Sample = { headers: string[]; body: Buffer; etag: string }

/** A program that serves the sample. */
export type Server = { name: string; address: string; pid: number; stop: () => Promise<void> }

export function fetchSample(address: string): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      { headers: { 'accept-encoding': acceptEncoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            headers: response.rawHeaders,
            body: Buffer.concat(chunks),
            etag: response.headers.etag ?? '',
          }),
        )
      },
    )
    call.on('error', reject).end()
  })
}

/** Headers that each server adds itself. */
const serverHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'etag'])

function headerPairs({ headers }: Sample): [name: string, value: string][] {
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  )
  return pairs.filter(([name]) => !serverHeaders.has(name.toLowerCase()))
}

export async function startNginx(folder: string, sample: Sample): Promise<Server> {
  const port = await findFreePort()
  const root = join(folder, 'nginx')
  mkdirSync(root)
  // The workers of nginx run as another user.
  for (const path of [folder, root]) chmodSync(path, 0o755)
  writeFileSync(join(root, 'sample'), sample.body)
  const pairs = headerPairs(sample)
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/plain'
  const added = pairs.filter(([name]) => name.toLowerCase() !== 'content-type')
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${root}/pid; error_log stderr error;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; server_tokens off;
  open_file_cache max=100 inactive=1h; keepalive_requests 100000000;
  types {} default_type ${quoted(type)};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files /sample =404; ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join(' ')} }
  }
}`,
  )
  const child = spawn('nginx', ['-p', root, '-e', 'stderr', '-c', join(root, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return waitUntilReady('nginx', child, port)
}

const bareHandler = `
const { createServer } = require('node:http')
const { headers, file, port } = JSON.parse(process.argv[1])
const body = require('node:fs').readFileSync(file)
const all = { ...headers, 'Content-Length': body.length }
createServer((request, response) => {
  if (request.headers['if-none-match'] === headers.ETag) return response.writeHead(304, headers).end()
  response.writeHead(200, all)
  response.end(body)
}).listen(port, '127.0.0.1')
`

export async function startBareHandler(folder: string, sample: Sample): Promise<Server> {
  const port = await findFreePort()
  const file = join(folder, 'sample')
  writeFileSync(file, sample.body)
  const headers = { ...Object.fromEntries(headerPairs(sample)), ETag: sample.etag }
  const child = spawn(
    process.execPath,
    ['-e', bareHandler, '--', JSON.stringify({ headers, file, port })],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return waitUntilReady('node:http', child, port)
}

async function waitUntilReady(name: string, child: ChildProcess, port: number): Promise<Server> {
  const address = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended instead of starting`)
    if (await fetchSample(address).catch(() => null)) break
    await sleep(50)
  }
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  return { name, address, pid: child.pid ?? 0, stop }
}
