type Notice = { sent: Promise<boolean>; tell: (sent: boolean) => void }

/** Who waits to hear whether the studio was told of a lead. */
export function createNoticeBoard() {
  const notices = new Map<string, Notice>()
  return {
    expect: (leadId: string) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      notices.set(leadId, { sent: promise, tell: resolve })
    },
    get: (leadId: string) => notices.get(leadId)?.sent,
    tell: (leadId: string, sent: boolean) => {
      notices.get(leadId)?.tell(sent)
      notices.delete(leadId)
    },
  }
}
