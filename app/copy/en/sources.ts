import type { SourceNames } from '../he/sources.ts'

export const sourceNames: SourceNames = {
  'accessibility-regulations':
    'Equal Rights for Persons with Disabilities (Service Accessibility) Regulations, 2013, regulation 35 as amended in 2017 (Hebrew)',
  'accessibility-guide':
    'Israel Internet Association: questions about the accessibility regulations (Hebrew)',
  'accessibility-questionnaire':
    'Israel Internet Association: must I make my site accessible? A questionnaire (Hebrew)',
  'accessibility-exemption': 'Kol Zchut: exemptions for websites and apps (Hebrew)',
  'equal-rights-law': 'Equal Rights for Persons with Disabilities Law, 1998 (Hebrew)',
  'wcag-2-0': 'WCAG 2.0, W3C',
  'wcag-2-2': 'WCAG 2.2, W3C',
  'easy-checks': 'Easy Checks, a first review of accessibility, W3C',
  'contrast-minimum': 'Understanding minimum contrast, W3C',
  'html-direction': 'Right-to-left text in HTML, W3C',
  'privacy-law': 'Protection of Privacy Law, 1981, with Amendment 13 (Hebrew)',
  'privacy-security-regulations':
    'Privacy Protection Authority: the data security regulations, and what applies to a small business (Hebrew)',
  'copyright-law': 'Copyright Law, 2007 (Hebrew)',
  'consumer-law': 'Consumer Protection Law, 1981 (Hebrew)',
  'distance-sale': 'Kol Zchut: canceling a purchase made from a distance (Hebrew)',
  'vat-law': 'Value Added Tax Law, 1975 (Hebrew)',
  'allocation-circular':
    'Israel Tax Authority, circular 1/2025 on allocation numbers, a copy on vattax (Hebrew)',
  'bar-advertising-rules': 'Israel Bar Association Rules (Advertising), 2001 (Hebrew)',
  'bar-advertising-guide':
    'Israel Bar Association, Professional Ethics 66: the new advertising rules (Hebrew)',
  'dentist-advertising-rules': 'Dentists (Prohibited Advertising) Regulations, 2009 (Hebrew)',
  'patient-rights-law': 'Patient’s Rights Law, 1996 (Hebrew)',
  'domain-rules': 'Israel Internet Association: rules for Israeli domain names (Hebrew)',
  'domain-registrars':
    'Israel Internet Association: questions about accredited registrars (Hebrew)',
  'web-vitals': 'Web Vitals, web.dev by Google',
  'largest-paint': 'Largest Contentful Paint, web.dev by Google',
  'sign-up-forms': 'Sign-up form best practices, web.dev by Google',
  'search-starter-guide': 'SEO Starter Guide, Google Search Central',
  'site-moves': 'Site moves with URL changes, Google Search Central',
  'local-business-data': 'Local business structured data, Google Search Central',
  'openai-crawlers': 'OpenAI’s crawlers and how to block them',
  'landing-page-quality': 'Quality Score of an ad and its landing page, Google Ads',
  'wordpress-license': 'The WordPress license',
  'wordpress-updates': 'Upgrading WordPress, Advanced Administration Handbook',
  'wix-plans': 'Wix plans and prices',
  'wix-export': 'Wix Help Center: moving a site elsewhere',
  'shopify-pricing': 'Shopify plans and prices',
  'shopify-payments': 'Countries where Shopify Payments works',
  'apple-membership': 'Apple Developer memberships and their price',
  'apple-review': 'Apple’s App Review Guidelines',
  'google-play-account': 'Opening a Google Play developer account',
  'figma-pricing': 'Figma plans and prices',
  'access-control': 'OWASP: broken access control, first on the list of risks',
  'lovable-docs': 'The Lovable documentation',
}
