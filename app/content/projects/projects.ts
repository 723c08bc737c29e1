import {
  caseStudies as caseStudyIds,
  projectIds,
  type CaseStudyId,
  type ProjectId,
} from '#catalog/projects.ts'
import { templates as templateIds, type TemplateId } from '#catalog/templates.ts'
import { definePage, type PageRecord } from '../page-record.ts'
import { templates } from '../templates/templates.ts'
import { requireCaseStudy, templateProject, type ProjectFacts } from './project-facts.ts'
import { project as chatmailApp } from './chatmail-app/project.ts'
import { project as expertpowerWebapp } from './expertpower-webapp/project.ts'
import { project as growthWebapp } from './growth-webapp/project.ts'
import { project as marvaHerbs } from './marva-herbs/project.ts'
import { project as melloPetshop } from './mello-petshop/project.ts'
import { project as nftwalletApp } from './nftwallet-app/project.ts'
import { project as rodyApp } from './rody-app/project.ts'
import { project as sarugKnitwear } from './sarug-knitwear/project.ts'
import { project as shifonBakery } from './shifon-bakery/project.ts'
import { project as teneCoffee } from './tene-coffee/project.ts'
import { project as tlbankWebapp } from './tlbank-webapp/project.ts'
import { project as toorApp } from './toor-app/project.ts'
import { project as tzukFestival } from './tzuk-festival/project.ts'
import { project as violaMedical } from './viola-medical/project.ts'
import { project as yesodEngineers } from './yesod-engineers/project.ts'

type OwnProjectId = Exclude<ProjectId, TemplateId>

function isTemplate(id: ProjectId): id is TemplateId & ProjectId {
  return templateIds.some((each) => each === id)
}

/** The projects that are not templates. */
const ownProjects: Record<OwnProjectId, ProjectFacts> = {
  'tlbank-webapp': tlbankWebapp,
  'chatmail-app': chatmailApp,
  'mello-petshop': melloPetshop,
  'viola-medical': violaMedical,
  'tzuk-festival': tzukFestival,
  'rody-app': rodyApp,
  'growth-webapp': growthWebapp,
  'tene-coffee': teneCoffee,
  'shifon-bakery': shifonBakery,
  'nftwallet-app': nftwalletApp,
  'expertpower-webapp': expertpowerWebapp,
  'marva-herbs': marvaHerbs,
  'yesod-engineers': yesodEngineers,
  'sarug-knitwear': sarugKnitwear,
  'toor-app': toorApp,
}

function projectOf(id: ProjectId): ProjectFacts {
  return isTemplate(id) ? templateProject(id, templates[id]) : ownProjects[id]
}

/** The facts of each project, from its folder; for landing pages, from that of their template. */
export const projects = Object.fromEntries(projectIds.map((id) => [id, projectOf(id)])) as Record<
  ProjectId,
  ProjectFacts
>

export function caseStudyOf(id: CaseStudyId) {
  return requireCaseStudy(id, projects[id])
}

export const caseStudyPages: readonly PageRecord[] = caseStudyIds.map((id) => {
  const place = {
    path: `portfolio/${id}`,
    pattern: '/:lang/portfolio/:project',
    module: 'documents/site/pages/portfolio/case-study-page.tsx',
  } as const
  const { opening, related } = caseStudyOf(id)
  return definePage(place, {
    opening,
    related,
    structuredData: ['Organization', 'WebSite', 'BreadcrumbList', 'CreativeWork'],
    unprefixed: [`portfolio/${id}`],
  })
})
