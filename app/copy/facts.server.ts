import { claims, promises } from '#catalog/claims.ts'
import { company } from '#catalog/company.ts'
import { formatDuration, formatRange, formatWeekday } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

function companyFacts(lang: Lang) {
  const { days, opens, closes } = company.businessHours
  return {
    studio: company.name[lang],
    founder: company.founder.name[lang],
    jobTitle: company.founder.jobTitle[lang],
    firstDay: formatWeekday(Math.min(...days), lang),
    lastDay: formatWeekday(Math.max(...days), lang),
    opens,
    closes,
  }
}

function promiseFacts(lang: Lang) {
  const { processDays } = promises
  return {
    replyTime: formatDuration(promises.replyHours, 'hour', lang),
    formReplyTime: formatDuration(promises.formReplyHours, 'hour', lang),
    retentionTime: formatDuration(promises.retentionMonths, 'month', lang),
    privacyTime: formatDuration(promises.privacyDays, 'day', lang),
    supportTime: formatDuration(promises.supportDays, 'day', lang),
    scopeDays: formatRange(...processDays.scope, lang),
    designDays: formatRange(...processDays.design, lang),
    buildDays: formatRange(...processDays.build, lang),
    launchDays: formatRange(...processDays.launch, lang),
  }
}

/** What places such as {studio} and {years} stand for, in every text. They change only with the catalogue. */
export function factsIn(lang: Lang) {
  return {
    ...companyFacts(lang),
    ...promiseFacts(lang),
    years: claims.years.value,
    projects: claims.projects.value,
  } satisfies Record<string, string | number>
}
