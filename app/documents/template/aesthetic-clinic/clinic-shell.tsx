import type { ReactNode } from 'react'
import type { ClinicPageId } from '#catalog/templates.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import { ClinicFooter } from './clinic-footer.tsx'
import { ClinicHeader } from './clinic-header.tsx'
import type { ClinicData } from './load-clinic.server.ts'

type Props = {
  clinic: ClinicData
  current: ClinicPageId | 'home' | 'not-found'
  children: ReactNode
}

/** Header and footer of every page of the clinic. The class sets the background of the page. */
export function ClinicShell({ clinic, current, children }: Props) {
  return (
    <TemplateFrame frame={clinic.frame}>
      <div className={`clinic clinic-${current}`}>
        <ClinicHeader clinic={clinic} current={current} />
        <main id="main" {...dataAttributes({ template: 'aesthetic-clinic' })}>
          {children}
        </main>
        <ClinicFooter clinic={clinic} current={current} />
      </div>
    </TemplateFrame>
  )
}
