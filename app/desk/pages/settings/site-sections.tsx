import type { Route } from './+types/settings-page.ts'
import { AddressSummary } from './address-summary.tsx'
import { AuditSummary } from './audit-summary.tsx'
import { BackupSummary } from './backup-summary.tsx'
import { GateSummary } from './gate-summary.tsx'
import { PrivacySummary } from './privacy-summary.tsx'
import { SampleSummary } from './sample-summary.tsx'
import { Section } from './section.tsx'

/** The parts of the settings that have pages of their own, each with a summary and a link. */
export function SiteSections({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { lang } = page
  return (
    <>
      <Section title={page.gate.title}>
        <GateSummary lang={lang} {...page.gate} />
      </Section>
      <Section title={page.addresses.title}>
        <AddressSummary lang={lang} {...page.addresses} />
      </Section>
      <Section title={page.privacy.copy.title}>
        <PrivacySummary lang={lang} {...page.privacy} />
      </Section>
      <Section title={page.backups.copy.title}>
        <BackupSummary lang={lang} {...page.backups} />
      </Section>
      {page.audit === null ? null : (
        <Section title={page.audit.title}>
          <AuditSummary lang={lang} copy={page.audit} />
        </Section>
      )}
      <Section title={page.samples.copy.title}>
        <SampleSummary lang={lang} {...page.samples} />
      </Section>
    </>
  )
}
