/** A composed email on its way out. */
export type OutgoingEmail = { id: string; from: string; to: string; raw: Buffer }

/** Why an email did not go out; see Outcome. The text names codes and stages only, never an address or a word of the email. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly kind: 'failed' | 'refused' | 'unreachable'

  constructor(kind: DeliveryError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export type EmailTransport = {
  /** How many emails may be under way at once. */
  lanes: number
  /** Resolves once the email is in other hands; a DeliveryError otherwise. */
  send: (letter: OutgoingEmail) => Promise<void>
  stop: () => void
}
