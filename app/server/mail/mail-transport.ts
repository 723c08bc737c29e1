/** A composed mail on its way out. */
export type Letter = { id: string; from: string; to: string; raw: Buffer }

/** Why a mail did not go out; see Outcome. The text names codes and stages only, never an address or a word of the mail. */
export class MailError extends Error {
  override name = 'MailError'
  readonly kind: 'failed' | 'refused' | 'unreachable'

  constructor(kind: MailError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export type MailTransport = {
  /** How many mails may be under way at once. */
  lanes: number
  /** Resolves once the mail is in other hands; a MailError otherwise. */
  send: (letter: Letter) => Promise<void>
  stop: () => void
}
