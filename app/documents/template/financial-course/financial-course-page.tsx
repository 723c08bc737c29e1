import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { TemplateDocument } from '#documents/own-document.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import heeboHebrew from '#parts/fonts/heebo-hebrew.woff2?url'
import heeboLatin from '#parts/fonts/heebo-latin.woff2?url'
import jetbrainsMonoLatin from '#parts/fonts/jetbrains-mono-latin.woff2?url'
import karantinaHebrew from '#parts/fonts/karantina-hebrew.woff2?url'
import karantinaLatin from '#parts/fonts/karantina-latin.woff2?url'
import { loadTemplate } from '../load-template.server.ts'
import { Audience } from './audience.tsx'
import { CourseFooter } from './course-footer.tsx'
import { CourseNav } from './course-nav.tsx'
import { Enrollment } from './enrollment.tsx'
import { Hero } from './hero.tsx'
import { Price } from './price.tsx'
import { Questions } from './questions.tsx'
import { Savings } from './savings.tsx'
import { Syllabus } from './syllabus.tsx'
import { Teacher } from './teacher.tsx'
import { Ticker } from './ticker.tsx'
import styles from './financial-course.css?url'
import type { Route } from './+types/financial-course-page.ts'

export const handle: TemplateDocument = {
  document: 'template',
  theme: 'light',
  styles,
  icon: '/templates/financial-course/icon.svg',
  fonts: {
    he: [karantinaHebrew, heeboHebrew, jetbrainsMonoLatin],
    en: [karantinaLatin, heeboLatin, jetbrainsMonoLatin],
  },
}

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const page = copyFor(lang).templatePages['financial-course']
  return { lang, page, ...loadTemplate('financial-course', lang, context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? []
}

/** Design: a poster of nothing but type, in three colors. */
export default function FinancialCoursePage({ loaderData }: Route.ComponentProps) {
  const { lang, page, frame } = loaderData
  return (
    <TemplateFrame frame={frame}>
      <CourseNav business={frame.business} words={page.nav} />
      <main id="main" {...dataAttributes({ template: 'financial-course' })}>
        <Hero lang={lang} words={page.hero} receipt={page.receipt} />
        <Ticker lang={lang} words={page.ticker} />
        <Savings lang={lang} words={page.savings} />
        <Syllabus words={page.syllabus} />
        <Audience words={page.audience} />
        <Teacher words={page.teacher} />
        <Price lang={lang} words={page.price} />
        <Questions words={page.faq} />
        <Enrollment words={page.enroll} />
      </main>
      <CourseFooter business={frame.business} words={page.footer} />
    </TemplateFrame>
  )
}
