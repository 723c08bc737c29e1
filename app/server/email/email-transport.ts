/** A composed email, ready to be sent. */
export type OutgoingEmail = { id: string; from: string; to: string; raw: Buffer }

/**
 * A failed attempt, with a `kind` of Outcome. The message contains only codes and SMTP stages,
 * never an address or text of the email.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly kind: 'deferred' | 'refused' | 'unreachable'

  constructor(kind: DeliveryError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export type EmailTransport = {
  /** The outcome of an accepted email: sent to its recipient, or only written to a file. */
  accepted: 'sent' | 'written-to-file'
  /** Maximum number of concurrent sends. */
  concurrency: number
  /** Resolves when the email was accepted; rejects with a DeliveryError. */
  send: (message: OutgoingEmail) => Promise<void>
  stop: () => void
}
