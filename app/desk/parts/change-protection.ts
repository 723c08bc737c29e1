/**
 * What a change needs (requirements 7.8). Undo comes before a confirmation, and a confirmation
 * before the password, which interrupts work.
 *
 * - `session`: it is undone where it was made, or harms nothing.
 * - `password`: it cannot be undone, gives data or access away, or changes what every visitor sees or
 *   where printed codes lead. The password may be ten minutes old.
 * - `form`: its own form asks for the password.
 * - `open`: it begins or ends a session.
 */
export type Protection = 'session' | 'password' | 'form' | 'open'

/**
 * Every change that the admin area can make: by module below app/desk/pages, and by the `intent` of
 * the form if it has one. A change that is missing here is refused.
 */
export const changeProtection = {
  'addresses/addresses-page.tsx': 'session',
  'backups/backup-file.ts': 'form',
  'backups/backups-page.tsx': 'password',
  'backups/restore-page.tsx': { begin: 'session', switch: 'password', discard: 'session' },
  'cards/card-page.tsx': { save: 'session', remove: 'password' },
  'cards/upload-picture.ts': 'session',
  'codes/code-page.tsx': { save: 'session', redirect: 'password', remove: 'password' },
  'emails/emails-page.tsx': {
    retry: 'session',
    'give-up': 'session',
    dismiss: 'session',
    resend: 'session',
  },
  'gate/gate-page.tsx': 'password',
  'imports/import-page.tsx': {
    check: 'session',
    columns: 'session',
    start: 'session',
    undo: 'session',
    discard: 'session',
  },
  'imports/imports-page.tsx': 'session',
  'imports/upload-piece.ts': 'session',
  'leads/correct-lead-page.tsx': 'session',
  'leads/export-file.ts': 'form',
  'leads/export-page.tsx': 'password',
  'leads/keep-lead-page.tsx': { keep: 'session', release: 'session' },
  'leads/lead-changes.ts': {
    open: 'session',
    'new-lead': 'session',
    correction: 'session',
    change: 'session',
  },
  'leads/lead-page.tsx': {
    join: 'session',
    part: 'session',
    change: 'session',
    hold: 'session',
    release: 'session',
    delete: 'session',
    restore: 'session',
    erase: 'password',
  },
  'leads/leads-page.tsx': {
    'hold-selected': 'session',
    'release-selected': 'session',
    'delete-selected': 'session',
    'delete-all': 'session',
    'undo-deletion': 'session',
    'restore-selected': 'session',
    'erase-selected': 'password',
    'erase-all': 'password',
    'save-filter': 'session',
    'rename-filter': 'session',
    'remove-filter': 'session',
  },
  'leads/new-lead-page.tsx': 'session',
  'login/login-page.tsx': 'open',
  'login/recovery-page.tsx': 'open',
  'login/reset-page.tsx': 'open',
  'mail/mail-page.tsx': { save: 'password' },
  'notices/notices-page.tsx': { add: 'password', test: 'session', remove: 'session' },
  'prices/prices-page.tsx': {
    rate: 'password',
    follow: 'password',
    'price-source': 'password',
    settle: 'session',
    reopen: 'session',
    keep: 'session',
    own: 'session',
  },
  'privacy/request-export.ts': 'form',
  'privacy/request-page.tsx': {
    confirm: 'password',
    export: 'password',
    erase: 'password',
    answer: 'session',
  },
  'quotes/quote-page.tsx': {
    edit: 'session',
    send: 'session',
    extend: 'session',
    revise: 'session',
    void: 'session',
    'undo-won': 'session',
    'close-lost': 'session',
    copy: 'session',
    'private-note': 'session',
    'hand-over': 'session',
    seen: 'session',
  },
  'quotes/quotes-page.tsx': { draft: 'session' },
  'replies/replies-page.tsx': 'session',
  'replies/reply-page.tsx': { save: 'session', remove: 'session' },
  'samples/samples-page.tsx': { 'remove-demo': 'session' },
  'session.ts': 'open',
  'settings/recovery-page.tsx': 'form',
  'settings/settings-page.tsx': {
    password: 'form',
    'end-session': 'password',
    invite: 'password',
    'remove-invitation': 'session',
    'remove-admin': 'password',
  },
  'settings/two-step-page.tsx': { add: 'password', remove: 'password' },
  'sign-out.ts': 'open',
  'studio/section-page.tsx': { save: 'session', 'save-guarded': 'password' },
  'studio/studio-page.tsx': { undo: 'session', 'undo-guarded': 'password' },
  'testimonials/testimonial-page.tsx': { save: 'session', remove: 'session' },
  'testimonials/testimonials-page.tsx': 'session',
  'today/today-page.tsx': { touch: 'session', undo: 'session', 'call-back': 'session' },
} as const satisfies Record<string, Protection | Record<string, Protection>>

export type ChangingScreen = keyof typeof changeProtection

/** What the change needs; null for a change that is not in the table. */
export function protectionOf(screen: ChangingScreen, intent: string): Protection | null {
  const row: Protection | Readonly<Record<string, Protection>> = changeProtection[screen]
  if (typeof row === 'string') return row
  return Object.hasOwn(row, intent) ? (row[intent] ?? null) : null
}
