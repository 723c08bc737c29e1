import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { EnvError, parseEnv } from './env.ts'

test('an empty environment is valid: defaults fill what is required', () => {
  expect(parseEnv({ DATA_DIR: 'data' })).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    ANALYTICS_ID: '',
    DATA_DIR: resolve('data'),
    BACKUP_DIR: resolve('data/backups'),
    MAIL_FROM: { name: company.name.he, address: company.email },
    OWNER_EMAIL: company.email,
    TRUSTED_PROXIES: 'local',
    LEADS_PER_MINUTE: 20,
    LOG_LEVEL: 'info',
    SAMPLES_MAY_LEAVE: false,
    NODE_ENV: 'production',
    SET: [],
  })
})

test('an empty variable counts as absent, and unknown variables are ignored', () => {
  expect(
    parseEnv({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '', TRUSTED_PROXIES: '', HOME: '/root' }),
  ).toEqual(parseEnv({}))
})

const accepted = [
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['HOST', '::', '::'],
  ['HOST', 'localhost', 'localhost'],
  ['DATA_DIR', '/srv/data', '/srv/data'],
  ['DATA_DIR', 'elsewhere', resolve('elsewhere')],
  ['DATABASE_URL', 'postgres://u:p@db.example/site', 'postgres://u:p@db.example/site'],
  [
    'DATABASE_URL',
    'postgresql:///site?host=/var/run/postgresql',
    'postgresql:///site?host=/var/run/postgresql',
  ],
  ['SMTP_URL', 'smtps://u:p@mail.example:465', 'smtps://u:p@mail.example:465'],
  ['MAIL_FROM', 'hello@studio.example', { name: '', address: 'hello@studio.example' }],
  [
    'MAIL_FROM',
    'סטודיו דגש <hello@studio.example>',
    { name: 'סטודיו דגש', address: 'hello@studio.example' },
  ],
  [
    'MAIL_FROM',
    '"Studio, Ltd" <hello@studio.example>',
    { name: 'Studio, Ltd', address: 'hello@studio.example' },
  ],
  ['OWNER_EMAIL', 'owner@studio.example', 'owner@studio.example'],
  ['PUBLIC_URL', 'https://studio.example/', 'https://studio.example'],
  ['PUBLIC_URL', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['PURGE_URL', 'https://cdn.example/purge?all=1', 'https://cdn.example/purge?all=1'],
  ['PURGE_TOKEN', 'abc', { name: 'Authorization', value: 'Bearer abc' }],
  ['PURGE_TOKEN', 'Fastly-Key: abc', { name: 'Fastly-Key', value: 'abc' }],
  [
    'EXCHANGE_RATE_URL',
    'https://rates.example/latest?from=USD',
    'https://rates.example/latest?from=USD',
  ],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/8, 192.0.2.1,2001:db8::/32',
    ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
  ],
  ['TRUSTED_PROXIES', 'local', 'local'],
  ['TRUSTED_PROXIES', 'None', []],
  ['LEADS_PER_MINUTE', '1', 1],
  ['LEADS_PER_MINUTE', '1000000', 1_000_000],
  ['LOG_LEVEL', 'silent', 'silent'],
  ['NODE_ENV', 'development', 'development'],
] as const

test.each(accepted)('%s accepts %s', (name, value, read) => {
  expect(parseEnv({ [name]: value })).toHaveProperty(name, read)
})

const refused = [
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', '3e3'],
  ['PORT', 'http'],
  ['HOST', 'http://localhost'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://u:secret@db.example/site'],
  ['DATABASE_URL', 'u:secret@db.example/site'],
  ['DATABASE_URL', 'postgres://'],
  ['SMTP_URL', 'https://u:secret@mail.example'],
  ['SMTP_URL', 'smtp://u:secret@mail.example:99999'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'Studio'],
  ['MAIL_FROM', 'Studio <hello>'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['OWNER_EMAIL', 'owner'],
  ['OWNER_EMAIL', 'a@b.example, c@d.example'],
  ['PUBLIC_URL', 'studio.example'],
  ['PUBLIC_URL', 'ftp://studio.example'],
  ['PUBLIC_URL', 'https://studio.example/site'],
  ['PUBLIC_URL', 'https://u:secret@studio.example'],
  ['EXCHANGE_RATE_URL', 'rates.example'],
  ['EXCHANGE_RATE_URL', 'ftp://u:secret@rates.example'],
  ['PURGE_URL', 'cdn.example/secret'],
  ['PURGE_TOKEN', 'secret\r\nX-Other: a'],
  ['PURGE_TOKEN', 'two secret words'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '2001:db8::/129'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
  ['LEADS_PER_MINUTE', '0'],
  ['LEADS_PER_MINUTE', '1000001'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
] as const

test.each(refused)(
  '%s rejects %s in one line that names the variable and does not repeat the value',
  (name, value) => {
    const error = errorOf({ [name]: value })
    expect(error).toBeInstanceOf(EnvError)
    expect(error?.message).toMatch(new RegExp(`^${name} must be .+$`))
    expect(error?.message).not.toContain('secret')
  },
)

function errorOf(source: Record<string, string>) {
  try {
    parseEnv(source)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : undefined
  }
}
