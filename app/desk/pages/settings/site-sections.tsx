import type { DeskLang } from '#desk/words/desk-lang.ts'
import { AddressSummary, type AddressSummaryView } from './address-summary.tsx'
import { AuditSummary } from './audit-summary.tsx'
import { BackupSummary } from './backup-summary.tsx'
import type { SiteSectionsData } from './find-site-sections.server.ts'
import { GateSummary } from './gate-summary.tsx'
import { HealthSummary } from './health-summary.tsx'
import { PrivacySummary } from './privacy-summary.tsx'
import { ReplySummary } from './reply-summary.tsx'
import { SampleSummary } from './sample-summary.tsx'
import { Section } from './section.tsx'
import { StudioSummary } from './studio-summary.tsx'

type Props = { lang: DeskLang; sections: SiteSectionsData; addresses: AddressSummaryView }

/** The parts of the settings that have pages of their own, each with a summary and a link. */
export function SiteSections({ lang, sections, addresses }: Props) {
  return (
    <>
      <Section title={sections.studio.title}>
        <StudioSummary lang={lang} {...sections.studio} />
      </Section>
      <Section title={sections.replies.title}>
        <ReplySummary lang={lang} {...sections.replies} />
      </Section>
      <Section title={sections.gate.title}>
        <GateSummary lang={lang} {...sections.gate} />
      </Section>
      <Section title={addresses.title}>
        <AddressSummary lang={lang} {...addresses} />
      </Section>
      <Section title={sections.privacy.copy.title}>
        <PrivacySummary lang={lang} {...sections.privacy} />
      </Section>
      <Section title={sections.health.title}>
        <HealthSummary lang={lang} copy={sections.health} />
      </Section>
      <Section title={sections.backups.copy.title}>
        <BackupSummary lang={lang} {...sections.backups} />
      </Section>
      {sections.audit === null ? null : (
        <Section title={sections.audit.title}>
          <AuditSummary lang={lang} copy={sections.audit} />
        </Section>
      )}
      <Section title={sections.samples.copy.title}>
        <SampleSummary lang={lang} {...sections.samples} />
      </Section>
    </>
  )
}
