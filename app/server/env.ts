import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { company } from '#catalog/company.ts'
import { findDataDir } from './data-dir.ts'

export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Whose X-Forwarded-For counts: these addresses and networks, or 'local', one proxy on this machine
 * or a private network.
 */
export type TrustedProxies = readonly string[] | 'local'

export type EmailSender = { name: string; address: string }

export type RequestHeader = { name: string; value: string }

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Printed after the variable's name. They never repeat the value, which may be a misplaced
 * password.
 */
const messages = {
  port: 'must be a whole number from 0 to 65535',
  host: 'must be an IP address or a host name',
  postgres: 'must be a URL such as postgres://user:password@host:5432/name',
  smtp: 'must be a URL such as smtp://user:password@host:587 or smtps://host',
  sender: 'must be an email address, or a name and an address such as Studio <hello@example.com>',
  email: 'must be an email address',
  publicUrl: 'must be an http or https address without a path, such as https://example.com',
  analyticsId: 'must be none, or the id of a Google tag such as G-AB12CD34 or GTM-AB12CD',
  rateUrl: 'must be an http or https address such as https://rates.example/latest?from=USD&to=ILS',
  purgeUrl: 'must be an http or https address such as https://api.cdn.example/zones/1/purge',
  purgeToken: 'must be a token, or a header and a token such as Fastly-Key: token',
  header: 'must be the name of a header such as CF-IPCountry',
  proxies:
    'must be local, none, or a comma-separated list of IP addresses and networks such as 10.0.0.0/8',
  perMinute: 'must be a whole number from 1 to 1000000',
  metricsToken: 'must be a token of 16 to 200 letters, digits, - or _',
  logLevel: `must be one of ${logLevels.join(', ')}`,
  yesOrNo: 'must be yes or no',
  nodeEnv: 'must be development, production or test',
} as const

const envSchema = z.object({
  PORT: wholeNumber({ from: 0, to: 65_535, message: messages.port }).default(3000),
  /** Loopback by default. Set 0.0.0.0 to accept outside connections, for example in a container. */
  HOST: z.string().refine(isHost, messages.host).default('127.0.0.1'),
  DATA_DIR: z.string().transform((folder) => resolve(folder)),
  /** Defaults to the folder 'backups' in DATA_DIR. */
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  /** The first line of this file is the passphrase that encrypts backups. */
  BACKUP_PASSPHRASE_FILE: z
    .string()
    .transform((file) => resolve(file))
    .optional(),
  DATABASE_URL: z.string().refine(isDatabaseUrl, messages.postgres).optional(),
  /** Connects as the role that owns the tables. Defaults to the role in DATABASE_URL. */
  DATABASE_OWNER_URL: z.string().refine(isDatabaseUrl, messages.postgres).optional(),
  SMTP_URL: z
    .string()
    .refine((value) => isUrl(value, ['smtp:', 'smtps:']), messages.smtp)
    .optional(),
  MAIL_FROM: z
    .string()
    .default(`${company.name.he} <${company.email}>`)
    .transform((value, context) => parseSender(value) ?? refuse(context, messages.sender)),
  OWNER_EMAIL: z.string().refine(isEmail, messages.email).default(company.email),
  PUBLIC_URL: z
    .string()
    .transform((value, context) => parseOrigin(value) ?? refuse(context, messages.publicUrl))
    .optional(),
  /** The tag is not loaded before consent (requirements 10.2). 'none': visitors are not asked. */
  ANALYTICS_ID: z
    .string()
    .regex(/^(?:(?:G|GT|AW|GTM)-[A-Z\d]+|none)?$/, messages.analyticsId)
    .default(''),
  /** Read once a day for the dollar rate. Without it only the owner sets the rate. */
  EXCHANGE_RATE_URL: z
    .string()
    .refine((value) => isUrl(value, ['http:', 'https:']), messages.rateUrl)
    .optional(),
  /** Receives a POST that purges every page whenever a setting or price changes (docs/cdn.md). */
  PURGE_URL: z
    .string()
    .refine((value) => isUrl(value, ['http:', 'https:']), messages.purgeUrl)
    .optional(),
  PURGE_TOKEN: z
    .string()
    .transform((value, context) => parseToken(value) ?? refuse(context, messages.purgeToken))
    .optional(),
  /** 'local' trusts one proxy on this machine or a private network, 'none' trusts no proxy. */
  TRUSTED_PROXIES: z
    .string()
    .default('local')
    .transform(readProxies)
    .refine((proxies) => proxies === 'local' || proxies.every(isNetwork), messages.proxies),
  /** In lower case. Read only from trusted proxies. */
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,64}$/, messages.header)
    .transform((name) => name.toLowerCase())
    .optional(),
  LEADS_PER_MINUTE: wholeNumber({ from: 1, to: 1_000_000, message: messages.perMinute }).default(
    20,
  ),
  /** The bearer token that opens /metrics, which is not there without one. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/, messages.metricsToken)
    .optional(),
  LOG_LEVEL: z.enum(logLevels, messages.logLevel).default('info'),
  /** For development and tests: 'yes' lets emails with the sample details go to visitors. */
  SAMPLES_MAY_LEAVE: z.enum(['yes', 'no'], messages.yesOrNo).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test'], messages.nodeEnv).default('production'),
})

/** The variables that the site reads. */
export const envNames: readonly string[] = Object.keys(envSchema.shape)

const completeEnv = envSchema.transform((env) => ({
  ...env,
  BACKUP_DIR: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
  SAMPLES_MAY_LEAVE: (env.SAMPLES_MAY_LEAVE ?? inDevelopment(env.NODE_ENV)) === 'yes',
}))

function inDevelopment(mode: 'development' | 'production' | 'test'): 'yes' | 'no' {
  return mode === 'production' ? 'no' : 'yes'
}

/** The variables that the owner can set in the admin area too, where they win. */
const settable = ['SMTP_URL', 'MAIL_FROM', 'OWNER_EMAIL', 'PUBLIC_URL', 'ANALYTICS_ID'] as const

export type Env = z.output<typeof completeEnv> & {
  /** Those that are set. */
  SET: readonly (typeof settable)[number][]
}

/** Reads the environment once, at start. An empty variable counts as absent. Throws EnvError. */
export function parseEnv(source: Record<string, string | undefined> = process.env): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = completeEnv.safeParse({
    DATA_DIR: findDataDir(nonEmpty, process.cwd()),
    ...nonEmpty,
  })
  if (parsed.success)
    return { ...parsed.data, SET: settable.filter((name) => nonEmpty[name] !== undefined) }
  const [first] = parsed.error.issues
  throw new EnvError(
    `${first?.path[0]?.toString() ?? 'The environment'} ${first?.message ?? 'is not valid'}`,
  )
}

function wholeNumber({ from, to, message }: { from: number; to: number; message: string }) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

function isHost(value: string) {
  return (
    isIP(value) !== 0 ||
    /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,62})(\.[a-z\d]([a-z\d-]{0,62}))*$/i.test(value)
  )
}

function isUrl(value: string, protocols: readonly string[]) {
  const url = URL.parse(value)
  return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
}

/** A URL for a Unix socket has an empty host and names the socket in the host parameter. */
function isDatabaseUrl(value: string) {
  const protocols = ['postgres:', 'postgresql:']
  const url = URL.parse(value)
  return (
    isUrl(value, protocols) ||
    (url !== null && protocols.includes(url.protocol) && url.searchParams.has('host'))
  )
}

function isEmail(value: string) {
  return z.email().safeParse(value).success
}

function parseSender(value: string): EmailSender | null {
  const [, name = '', address = value.trim()] =
    /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/.exec(value) ?? []
  return isEmail(address) ? { name, address } : null
}

/** 'abc' is sent as `Authorization: Bearer abc`, 'Fastly-Key: abc' as the header it names. */
function parseToken(value: string): RequestHeader | null {
  const [, name, token = ''] = /^(?:([\w-]+):)?\s*([\x21-\x7e]+)\s*$/.exec(value) ?? []
  if (token === '') return null
  return name === undefined
    ? { name: 'Authorization', value: `Bearer ${token}` }
    : { name, value: token }
}

function parseOrigin(value: string) {
  const url = URL.parse(value)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    return null
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : null
}

function readProxies(value: string): TrustedProxies {
  const word = value.trim().toLowerCase()
  if (word === 'local') return word
  if (word === 'none') return []
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function isNetwork(value: string) {
  const [address = '', prefix, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}
