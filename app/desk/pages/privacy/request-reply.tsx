import { ReplyBody } from '#desk/parts/reply/reply-body.tsx'
import { SheetFrame } from '#desk/parts/reply/sheet-frame.tsx'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { describeRequestReply } from '#server/privacy/request-reply.ts'

type Props = {
  copy: AdminPrivacy['request']
  kit: AdminToday['kit']
  name: string
  reply: ReturnType<typeof describeRequestReply>
}

const id = 'request-reply'

/** The button that answers a request, and its sheet. Whether it was answered is marked apart. */
export function RequestReply({ copy, kit, name, reply }: Props) {
  return (
    <div className="mt-5">
      <button type="button" popoverTarget={id} className="pill">
        {copy.reply}
      </button>
      <SheetFrame id={id} title={fill(kit.title, { name: isolateAuto(name) })} close={kit.close}>
        <ReplyBody id={id} copy={kit} facts={{}} {...reply} />
        <p className="mt-3 text-small text-fg-muted">{copy.replyNote}</p>
      </SheetFrame>
    </div>
  )
}
