import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The kit of parts, for contributors: `npm run dev` alone knows its addresses, so that no build holds any of it. */
const workshop =
  process.env.NODE_ENV === 'development'
    ? [
        route(':lang/_kit', 'pages/kit/kit-page.tsx'),
        route(':lang/_kit/:theme', 'pages/kit/sheet-page.tsx'),
      ]
    : []

/** Every address of the product. The pages themselves are listed in catalog/pages.ts. */
export default [
  index('pages/root/root-page.tsx'),
  route('under-construction', 'pages/under-construction/under-construction-page.tsx'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),

  route(':lang/v/:slug', 'pages/business-card/business-card-page.tsx'),
  route(':lang/v/:slug/contact.vcf', 'pages/business-card/contact-file.ts'),

  route(':lang/emodesuper', 'pages/admin/admin-layout.tsx', [
    index('pages/admin/login/login-page.tsx'),
    route('session', 'pages/admin/session.ts'),
    route('sign-out', 'pages/admin/sign-out.ts'),
    layout('pages/admin/dashboard-layout.tsx', [
      route('dashboard', 'pages/admin/leads/leads-page.tsx'),
      route('dashboard/leads/:leadId', 'pages/admin/leads/lead-page.tsx'),
      route('dashboard/quotes', 'pages/admin/quotes/quotes-page.tsx'),
      route('dashboard/quotes/:quoteId', 'pages/admin/quotes/quote-page.tsx'),
      route('dashboard/quotes/:quoteId/file', 'pages/admin/quotes/quote-file.ts'),
      route('dashboard/mails', 'pages/admin/mails/mails-page.tsx'),
      route('dashboard/mails/:emailId', 'pages/admin/mails/mail-page.tsx'),
      route('dashboard/mails/:emailId/file', 'pages/admin/mails/mail-file.ts'),
      route('dashboard/mails/:emailId/body', 'pages/admin/mails/mail-body.ts'),
      route('dashboard/prices', 'pages/admin/prices/prices-page.tsx'),
      route('dashboard/settings', 'pages/admin/settings/settings-page.tsx'),
    ]),
  ]),

  route(':lang/quote/:token', 'pages/quote/quote-page.tsx'),
  route(':lang/quote/:token/pdf', 'pages/quote/quote-file.ts'),
  route(':lang/quote/:token/choice', 'pages/quote/quote-choice.ts'),
  route(':lang/quote/:token/view', 'pages/quote/quote-viewing.ts'),

  ...workshop,

  route(':lang', 'pages/site-layout.tsx', [
    index('pages/home/home-page.tsx'),
    route('about', 'pages/about/about-page.tsx'),
    route('contact', 'pages/contact/contact-page.tsx'),
    route('portfolio', 'pages/portfolio/portfolio-page.tsx'),
    route('portfolio/:project', 'pages/portfolio/case-study-page.tsx'),
    route('blog', 'pages/blog/blog-page.tsx'),
    route('blog/:post', 'pages/blog/post-page.tsx'),
    route('services/:service', 'pages/services/service-page.tsx'),
    route('templates/:template', 'pages/templates/template-page.tsx'),
    route('templates/aesthetic-clinic/:page', 'pages/templates/clinic-page.tsx'),
    route('package-builder', 'pages/package-builder/package-builder-page.tsx'),
    route('qr-generator', 'pages/qr/qr-page.tsx'),
    route('privacy-policy', 'pages/legal/privacy-policy-page.tsx'),
    route('terms-of-service', 'pages/legal/terms-of-service-page.tsx'),
    route('accessibility', 'pages/legal/accessibility-page.tsx'),
    route('thank-you/contact', 'pages/thank-you/thank-you-contact-page.tsx'),
    route('thank-you/quote', 'pages/thank-you/thank-you-quote-page.tsx'),
    route('*', 'pages/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
