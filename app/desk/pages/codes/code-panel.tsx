import { useEffect, useState } from 'react'
import type { AdminCodes } from '#desk/words/he/codes.ts'
import { writeCodeAddress } from '#domain/qr/code-address.ts'
import type { PresetName } from '#domain/qr/code-style.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { presetStyle } from '#parts/qr/draw-preset.ts'
import type { FileKind } from '#parts/qr/make-file.ts'
import { Button } from '#ui/button.tsx'
import { copyText, type CopyLinkWords } from '#desk/parts/copy-link.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { CodePicture } from './code-picture.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCodes
  /** The path of the short link, such as '/q/menu'. */
  path: string
  siteUrl: string
  look: PresetName
  caption: string
  downloadFailed: string
  copyWords: CopyLinkWords
  /** State of the code that is shown. Only a saved one can be downloaded. */
  state: 'new' | 'changed' | 'saved'
}

type Verdict = 'checking' | 'good' | 'bad' | 'failed'

/** The code of a short link, the result of reading it back, its files and its address. */
export function CodePanel({ lang, copy, path, siteUrl, look, caption, state, ...props }: Props) {
  const { code } = copy
  const address = siteUrl + path
  const style = presetStyle(look, caption)
  const verdict = useReadability(address, look, caption)
  const generator = writeCodeAddress({ content: { type: 'link', values: { url: address } }, style })
  const notReadyText = { new: code.afterSaving, changed: code.unsaved, saved: null }[state]
  return (
    <section aria-label={code.title} className="grid max-w-88 content-start gap-4">
      <div role="img" aria-label={fill(code.picture, { address })}>
        <CodePicture
          address={address}
          look={look}
          caption={caption}
          className="w-full border border-line"
        />
      </div>
      <p role="status" className="text-small font-medium">
        {notReadyText ?? code[verdict]}
      </p>
      {state === 'saved' ? (
        <>
          <Files
            downloadFailed={props.downloadFailed}
            copy={code}
            isReady={verdict === 'good'}
            name={path.slice('/q/'.length)}
            make={async (kind) => {
              const { makeDesign } = await import('#parts/qr/make-design.ts')
              const { makeFile } = await import('#parts/qr/make-file.ts')
              const design = await makeDesign({ text: address, style, logo: null })
              if ('excess' in design) throw new Error('The address is too long')
              return makeFile(kind, design, pngWidth)
            }}
          />
          <Address copy={code} address={address} copyWords={props.copyWords} />
          <p className="grid text-small">
            <a href={path} target="_blank" rel="noreferrer" className="text-link">
              {code.open}
            </a>
            <a href={`${pageUrl(lang, 'qr-generator')}#${generator}`} className="text-link">
              {code.generator}
            </a>
          </p>
        </>
      ) : null}
    </section>
  )
}

type AddressProps = { copy: AdminCodes['code']; address: string; copyWords: CopyLinkWords }

function Address({ copy, address, copyWords }: AddressProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <bdi dir="ltr" className="min-w-0 font-semibold break-all">
        {address.replace(/^https?:\/\//, '')}
      </bdi>
      <button
        type="button"
        onClick={() => void copyText(address, copyWords)}
        className="inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
      >
        <Icon name="copy" />
        {copy.copyLink}
      </button>
    </p>
  )
}

/** Pixels, enough for a printed page. */
const pngWidth = 1600

/** Whether the drawn code can be read back; checked again on every change. */
function useReadability(address: string, look: PresetName, caption: string): Verdict {
  const [found, setFound] = useState<{ look: PresetName; verdict: Verdict } | null>(null)
  useEffect(() => {
    canBeReadBack(address, look, caption).then(
      (isRead) => setFound({ look, verdict: isRead ? 'good' : 'bad' }),
      () => setFound({ look, verdict: 'failed' }),
    )
  }, [address, look, caption])
  return found?.look === look ? found.verdict : 'checking'
}

async function canBeReadBack(text: string, look: PresetName, caption: string): Promise<boolean> {
  const { makeDesign } = await import('#parts/qr/make-design.ts')
  const { isCodeReadable } = await import('#parts/qr/check-code.ts')
  const design = await makeDesign({ text, style: presetStyle(look, caption), logo: null })
  return !('excess' in design) && isCodeReadable(design)
}

const kinds = ['png', 'svg', 'pdf'] as const satisfies readonly FileKind[]

type FilesProps = {
  copy: AdminCodes['code']
  downloadFailed: string
  isReady: boolean
  name: string
  make: (kind: FileKind) => Promise<Blob>
}

function Files({ copy, downloadFailed, isReady, name, make }: FilesProps) {
  const [status, setStatus] = useState('')
  const save = async (kind: FileKind) => {
    if (!isReady) return
    const file = `qr-${name}.${kind}`
    try {
      const { saveFile } = await import('#parts/qr/save-file.ts')
      saveFile(await make(kind), file)
      setStatus(fill(copy.saved, { file }))
    } catch {
      setStatus(downloadFailed)
    }
  }
  return (
    <div role="group" aria-label={copy.download}>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            type="button"
            size="small"
            variant={kind === 'png' ? 'solid' : 'line'}
            aria-disabled={!isReady || undefined}
            onClick={() => void save(kind)}
          >
            <bdi>{kind.toUpperCase()}</bdi>
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-small font-medium empty:hidden">
        {status}
      </p>
    </div>
  )
}
