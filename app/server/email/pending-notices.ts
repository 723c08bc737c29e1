type Notice = { sent: Promise<boolean>; tell: (sent: boolean) => void }

/** By then the outcome is in the database. */
const rememberedMs = 10_000

/** Who waits to hear whether the studio was told of a lead. */
export function createPendingNotices() {
  const notices = new Map<string, Notice>()
  return {
    expect: (leadId: string) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      notices.set(leadId, { sent: promise, tell: resolve })
    },
    get: (leadId: string) => notices.get(leadId)?.sent,
    tell: (leadId: string, sent: boolean) => {
      const notice = notices.get(leadId)
      if (!notice) return
      notice.tell(sent)
      setTimeout(() => notices.delete(leadId), rememberedMs).unref()
    },
  }
}
