export type SettingsEdit =
  | { intent: 'password'; current: string; next: string }
  | { intent: 'end-session'; reference: string }
  | { intent: 'invite' }
  | { intent: 'remove-invitation'; reference: string }
  | { intent: 'remove-admin'; reference: string }
  | { intent: 'unknown' }

/** Reads a form of the settings page. Passwords are not trimmed. */
export function readSettingsEdit(form: FormData): SettingsEdit {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  // A hash in hex or the id of an admin; the database would reject other characters with an error.
  const reference = /^[\da-f-]{1,64}$/.test(read('reference')) ? read('reference') : ''
  switch (read('intent')) {
    case 'password':
      return { intent: 'password', current: read('current'), next: read('next') }
    case 'end-session':
      return { intent: 'end-session', reference }
    case 'invite':
      return { intent: 'invite' }
    case 'remove-invitation':
      return { intent: 'remove-invitation', reference }
    case 'remove-admin':
      return { intent: 'remove-admin', reference }
    default:
      return { intent: 'unknown' }
  }
}
