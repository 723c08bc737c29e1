import type { Env } from './env.ts'

type Variable = {
  /** One sentence for whoever hosts the site. */
  about: string
  /** A value that the schema accepts, shown in `.env.example`. */
  example: string
}

/** Every environment variable of the site, for `.env.example`. The type keeps it complete. */
export const envVariables: Readonly<Record<Exclude<keyof Env, 'SET'>, Variable>> = {
  PORT: { about: 'The port of the site.', example: '3000' },
  HOST: {
    about: '0.0.0.0 accepts connections from other hosts, as in a container.',
    example: '127.0.0.1',
  },
  DATA_DIR: { about: 'Database, backups, and emails without SMTP.', example: '/var/lib/dagesh' },
  BACKUP_DIR: {
    about: 'Backups; better on another disk. By default in DATA_DIR.',
    example: '/mnt/other-disk/backups',
  },
  BACKUP_PASSPHRASE_FILE: {
    about: 'The first line of this file encrypts backups.',
    example: '/etc/dagesh/passphrase',
  },
  DATABASE_URL: {
    about: 'A PostgreSQL of your own, with pg_trgm. Without it the site runs its own.',
    example: 'postgres://site:password@127.0.0.1:5432/site',
  },
  DATABASE_OWNER_URL: {
    about: 'Its role that owns the tables, with CREATEDB for restoring beside the data.',
    example: 'postgres://site_owner:password@127.0.0.1:5432/site',
  },
  SMTP_URL: {
    about: 'The mail server. Without it emails are files in DATA_DIR/mails.',
    example: 'smtp://user:password@mail.example.com:587',
  },
  MAIL_FROM: { about: 'The sender of all emails.', example: 'Studio <hello@example.com>' },
  OWNER_EMAIL: { about: 'Who gets the notices of leads.', example: 'owner@example.com' },
  PUBLIC_URL: {
    about: 'The public address, for links in emails and canonical links.',
    example: 'https://example.com',
  },
  ANALYTICS_ID: { about: 'A Google tag or container.', example: 'G-AB12CD34' },
  EXCHANGE_RATE_URL: {
    about: 'A daily source of the dollar exchange rate.',
    example: 'https://rates.example/latest?from=USD&to=ILS',
  },
  PURGE_URL: {
    about: 'Purges the cache of a CDN (docs/cdn.md).',
    example: 'https://api.cdn.example/zones/1/purge',
  },
  PURGE_TOKEN: { about: 'The token of PURGE_URL.', example: 'Fastly-Key: token' },
  TRUSTED_PROXIES: {
    about: 'Whose X-Forwarded-For counts: local, none, or addresses and networks.',
    example: 'local',
  },
  GEO_COUNTRY_HEADER: {
    about: 'The header of a trusted proxy with the country of a visitor.',
    example: 'CF-IPCountry',
  },
  LEADS_PER_MINUTE: { about: 'Leads from one address.', example: '20' },
  METRICS_TOKEN: {
    about: 'Opens /metrics to Prometheus with this bearer token. Without it there is no /metrics.',
    example: 'a-long-random-token-of-letters',
  },
  SAMPLES_MAY_LEAVE: {
    about:
      "For development and tests: 'yes' lets emails with the sample details of the studio go to visitors.",
    example: 'no',
  },
  LOG_LEVEL: { about: 'fatal, error, warn, info, debug, trace or silent.', example: 'info' },
  NODE_ENV: { about: 'production, development or test.', example: 'production' },
}

/** The text of `.env.example`: every variable with its meaning, commented out. */
export function envExample(): string {
  const lines = Object.entries(envVariables).map(
    ([name, { about, example }]) => `# ${about}\n# ${name}=${quote(example)}\n`,
  )
  const head =
    '# Every variable that the site reads, once at start. Uncomment what you set.\n' +
    '# Written by `npm run env:example` from app/server/env-variables.ts.\n'
  return [head, composeVariables, ...lines].join('\n')
}

const composeVariables = `# Only for compose.yaml: the domain, and the passwords of the two database roles.
# SITE_DOMAIN=example.com
# SITE_PASSWORD=
# OWNER_PASSWORD=
`

/** A value with a space or a # needs quotes in a shell and in systemd. */
function quote(value: string): string {
  return /[\s#<>&;]/.test(value) ? `'${value}'` : value
}
