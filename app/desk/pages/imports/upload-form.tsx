import { useState, type SubmitEvent } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadImportWords } from '#desk/words/he/lead-import.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { FileField } from '#ui/file-field.tsx'
import { uploadFile, type UploadFault } from './upload-file.ts'

type Props = {
  lang: DeskLang
  copy: LeadImportWords
  /** Of a form that was sent without scripts. */
  fault: UploadFault | null
}

/** Chooses a file and sends it: in pieces, with its progress, or at once without scripts. */
export function UploadForm({ lang, copy, fault: sent }: Props) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const isLeaving = useNavigation().state !== 'idle'
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState(sent)
  const [name, setName] = useState('')
  const send = async (form: HTMLFormElement) => {
    const file = new FormData(form).get('file')
    if (!(file instanceof File) || file.name === '') return setFault('missing')
    setFault(null)
    setShare(0)
    const uploaded = await uploadFile(file, { lang, onProgress: setShare })
    if ('id' in uploaded) await navigate(adminUrl(lang, `dashboard/leads/import/${uploaded.id}`))
    else setFault(uploaded.fault)
    setShare(null)
  }
  const isBusy = share !== null || isLeaving
  const percent = Math.round((share ?? 0) * 100)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
      className="mt-8 grid max-w-160 gap-5"
    >
      <FileField
        id="import"
        name="file"
        accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
        label={copy.file.label}
        choose={copy.file.choose}
        hint={copy.file.drop}
        fileName={name}
        note={copy.file.note}
        error={fault === null ? undefined : faultText(fault, copy)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.files?.[0]?.name ?? '')
          setFault(null)
        }}
      />
      <p role="status" className="text-small font-medium empty:hidden">
        {share === null ? null : fill(copy.file.sending, { percent })}
      </p>
      {isHydrated && name === '' ? null : (
        <SubmitButton
          isBusy={isBusy}
          label={copy.file.submit}
          busyLabel={copy.file.submit}
          size="small"
          className="justify-self-start"
        />
      )}
    </Form>
  )
}

function faultText(fault: UploadFault, { faults, file }: LeadImportWords): string {
  return fault === 'failed' ? file.failed : faults[fault]
}
