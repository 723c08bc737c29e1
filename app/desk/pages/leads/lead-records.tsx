import { Link } from 'react-router'
import { EmailLinks } from '#desk/parts/email-links.tsx'
import { NextStepLine } from '#desk/parts/reply/next-step-line.tsx'
import { adminUrl } from '#i18n/links.ts'
import type { Route } from './+types/lead-page.ts'
import { LeadDetailsList } from './lead-details-list.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadPerson } from './lead-person.tsx'
import { LeadQuotes } from './lead-quotes.tsx'
import { LeadTimeline } from './lead-timeline.tsx'

type Props = { page: Route.ComponentProps['loaderData'] }

/** What is next for the lead. A held lead and one in the bin are not answered. */
export function LeadNext({ page }: Props) {
  const { lang, lead } = page
  if (lead.erasedIn !== null || lead.spamReason !== null) return null
  return <NextStepLine key={lead.id} lang={lang} {...page.kit} on="lead" />
}

export function LeadDetails({ page }: Props) {
  const { lang, lead, copy } = page
  return (
    <>
      <LeadDetailsList
        lang={lang}
        copy={copy.lead}
        labels={copy.leads.columns}
        none={copy.leads.none}
        notes={{
          phoneNote: copy.leads.phoneLooksInvalid,
          emailNote: copy.leads.emailLooksUnusual,
          notice: copy.notice,
        }}
        lead={lead}
        correction={page.correction}
      />
      <Link
        to={adminUrl(lang, `dashboard/leads/${lead.id}/keep`)}
        className="mt-8 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {page.keepTitle}
      </Link>
    </>
  )
}

type RecordsProps = Props & {
  answer: Route.ComponentProps['actionData']
}

/** What is known beside the lead itself: notes, other leads of the person, history, quotes, emails. */
export function LeadRecords({ page, answer }: RecordsProps) {
  const { lang, lead, copy } = page
  return (
    <div className="grid min-w-0 content-start gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <LeadNotes key={lead.id} lang={lang} copy={copy.leads} lead={lead} notes={page.notes} />
      <LeadPerson
        key={`person-${lead.id}`}
        lang={lang}
        copy={copy.people}
        statuses={copy.statuses}
        lead={lead}
        others={page.others}
        answer={answer}
      />
      <LeadTimeline copy={copy.lead} events={lead.timeline} />
      <LeadQuotes lang={lang} copy={copy.quotes} leadId={lead.id} quotes={page.quotes} />
      <EmailLinks lang={lang} copy={copy} emails={page.emails} />
    </div>
  )
}
