/**
 * The script of the templates' documents. Like routes.ts, it is above the layers, because it loads
 * behaviours from the folders of the templates.
 */
import type { TemplateId } from '#catalog/templates.ts'
import { afterFirstFrame } from '#documents/behaviours/after-first-frame.ts'
import { startDemoForms } from '#documents/behaviours/demo-form.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { rememberLanguage } from '#documents/behaviours/language.ts'
import { rememberArrival } from '#parts/arrival.ts'
import { reportPageView } from '#documents/behaviours/report-page-view.ts'
import { markFramed, startTemplatePreview } from '#documents/behaviours/template-preview.ts'

type BehaviourModule = { start: (element: HTMLElement) => void }

const behaviours: Partial<Record<TemplateId, () => Promise<BehaviourModule | undefined>>> = {
  'law-firm': () => import('./law-firm/behaviours/law-firm.ts'),
  'dental-clinic': () => import('./dental-clinic/behaviours/dental-clinic.ts'),
  'crystal-workshop': () => import('./crystal-workshop/behaviours/crystal-workshop.ts'),
  'financial-course': () => import('./financial-course/behaviours/financial-course.ts'),
  'real-estate-investment': () =>
    import('./real-estate-investment/behaviours/real-estate-investment.ts'),
  'aesthetic-clinic': () => import('./aesthetic-clinic/behaviours/aesthetic-clinic.ts'),
}

/** The preview shows the page in a frame, and asks nothing there. */
async function startConsent(): Promise<void> {
  const strip = document.querySelector<HTMLElement>(dataSelector('behaviour', 'consent'))
  if (!strip || self !== top) return
  const module = await import('#documents/behaviours/consent/consent.ts')
  module.start(strip)
}

async function startOwnBehaviour(): Promise<void> {
  const element = document.querySelector<HTMLElement>(dataSelector('template'))
  // SAFETY: the attribute is typed where it is written (parts/data-attributes.ts).
  const name = element && (getData(element, 'template') as TemplateId)
  const load = name && behaviours[name]
  if (element && load) (await load())?.start(element)
}

markFramed()
afterFirstFrame(() => {
  startTemplatePreview()
  startDemoForms()
  rememberArrival()
  rememberLanguage()
  reportPageView()
  void startOwnBehaviour()
  void startConsent()
})
