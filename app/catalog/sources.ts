/**
 * Where the facts of the articles are from: the address, and the day of the document, as
 * `2017-10-26` or `1981`. null: a page that its publisher keeps up to date.
 */
export type Source = { url: string; date: string | null }

/** Documents of the authorities and of the makers themselves. Their names are in copy/he/sources.ts. */
export const sources = {
  'accessibility-regulations': { url: 'https://www.nevo.co.il/law/122506', date: '2017-10-26' },
  'accessibility-guide': {
    url: 'https://www.isoc.org.il/freedom-of-internet/accessibility/legal-aspects-accessibility',
    date: null,
  },
  'accessibility-questionnaire': {
    url: 'https://www.isoc.org.il/freedom-of-internet/accessibility/do-i-need-to-make-my-website-accessible',
    date: null,
  },
  'accessibility-exemption': {
    url: 'https://www.kolzchut.org.il/he/%D7%A4%D7%98%D7%95%D7%A8_%D7%9E%D7%97%D7%95%D7%91%D7%AA_%D7%94%D7%A0%D7%92%D7%A9%D7%94_%D7%9C%D7%90%D7%AA%D7%A8%D7%99_%D7%90%D7%99%D7%A0%D7%98%D7%A8%D7%A0%D7%98_%D7%95%D7%90%D7%A4%D7%9C%D7%99%D7%A7%D7%A6%D7%99%D7%95%D7%AA',
    date: null,
  },
  'equal-rights-law': { url: 'https://www.nevo.co.il/law/5019', date: '1998' },
  'wcag-2-0': { url: 'https://www.w3.org/TR/WCAG20/', date: '2008-12-11' },
  'wcag-2-2': { url: 'https://www.w3.org/TR/WCAG22/', date: '2023-10-05' },
  'easy-checks': { url: 'https://www.w3.org/WAI/test-evaluate/preliminary/', date: null },
  'contrast-minimum': {
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    date: null,
  },
  'html-direction': {
    url: 'https://www.w3.org/International/questions/qa-html-dir',
    date: null,
  },
  'privacy-law': {
    url: 'https://he.wikisource.org/wiki/%D7%97%D7%95%D7%A7_%D7%94%D7%92%D7%A0%D7%AA_%D7%94%D7%A4%D7%A8%D7%98%D7%99%D7%95%D7%AA/%D7%AA%D7%99%D7%A7%D7%95%D7%9F_13',
    date: '2025-08-14',
  },
  'privacy-security-regulations': {
    url: 'https://govextra.gov.il/privacy-protection-regulations/',
    date: '2018-05-08',
  },
  'copyright-law': {
    url: 'https://he.wikisource.org/wiki/%D7%97%D7%95%D7%A7_%D7%96%D7%9B%D7%95%D7%AA_%D7%99%D7%95%D7%A6%D7%A8%D7%99%D7%9D',
    date: '2007',
  },
  'consumer-law': {
    url: 'https://he.wikisource.org/wiki/%D7%97%D7%95%D7%A7_%D7%94%D7%92%D7%A0%D7%AA_%D7%94%D7%A6%D7%A8%D7%9B%D7%9F',
    date: '1981',
  },
  'distance-sale': {
    url: 'https://www.kolzchut.org.il/he/%D7%91%D7%99%D7%98%D7%95%D7%9C_%D7%A2%D7%A1%D7%A7%D7%AA_%D7%9E%D7%9B%D7%A8_%D7%9E%D7%A8%D7%97%D7%95%D7%A7',
    date: null,
  },
  'vat-law': {
    url: 'https://he.wikisource.org/wiki/%D7%97%D7%95%D7%A7_%D7%9E%D7%A1_%D7%A2%D7%A8%D7%9A_%D7%9E%D7%95%D7%A1%D7%A3',
    date: '1975',
  },
  'allocation-circular': {
    url: 'https://vattax.co.il/%d7%97%d7%95%d7%96%d7%a8-%d7%9e%d7%a1-%d7%94%d7%9b%d7%a0%d7%a1%d7%94-%d7%9e%d7%a1%d7%a4%d7%a8-01-2025',
    date: '2025',
  },
  'bar-advertising-rules': {
    url: 'https://www.nevo.co.il/Law_html/law01/p179_088.htm',
    date: '2001',
  },
  'bar-advertising-guide': {
    url: 'https://www.israelbar.org.il/newspaper_innerData3.asp?pgId=399875&catId=60&path_catID=60&fatherId=399595',
    date: '2018-12-04',
  },
  'dentist-advertising-rules': {
    url: 'https://he.wikisource.org/wiki/%D7%AA%D7%A7%D7%A0%D7%95%D7%AA_%D7%A8%D7%95%D7%A4%D7%90%D7%99_%D7%94%D7%A9%D7%99%D7%A0%D7%99%D7%99%D7%9D_(%D7%A4%D7%A8%D7%A1%D7%95%D7%9E%D7%AA_%D7%90%D7%A1%D7%95%D7%A8%D7%94)',
    date: '2009',
  },
  'patient-rights-law': {
    url: 'https://he.wikisource.org/wiki/%D7%97%D7%95%D7%A7_%D7%96%D7%9B%D7%95%D7%99%D7%95%D7%AA_%D7%94%D7%97%D7%95%D7%9C%D7%94',
    date: '1996',
  },
  'domain-rules': {
    url: 'https://www.isoc.org.il/domain-name-registry/il-domain-rules',
    date: null,
  },
  'domain-registrars': {
    url: 'https://www.isoc.org.il/domain-name-registry/faq/faq-accredited-registrars',
    date: null,
  },
  'web-vitals': { url: 'https://web.dev/articles/vitals', date: '2020-05-04' },
  'largest-paint': { url: 'https://web.dev/articles/lcp', date: '2019-08-08' },
  'sign-up-forms': { url: 'https://web.dev/articles/sign-up-form-best-practices', date: null },
  'search-starter-guide': {
    url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    date: null,
  },
  'site-moves': {
    url: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
    date: null,
  },
  'local-business-data': {
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    date: null,
  },
  'openai-crawlers': { url: 'https://platform.openai.com/docs/bots', date: null },
  'landing-page-quality': {
    url: 'https://support.google.com/google-ads/answer/6167116',
    date: null,
  },
  'wordpress-license': { url: 'https://wordpress.org/about/license/', date: null },
  'wordpress-updates': {
    url: 'https://developer.wordpress.org/advanced-administration/upgrade/upgrading/',
    date: null,
  },
  'wix-plans': { url: 'https://www.wix.com/plans', date: null },
  'wix-export': {
    url: 'https://support.wix.com/en/article/exporting-or-embedding-your-wix-site-elsewhere',
    date: null,
  },
  'shopify-pricing': { url: 'https://www.shopify.com/pricing', date: null },
  'shopify-payments': {
    url: 'https://help.shopify.com/en/manual/payments/shopify-payments/supported-countries',
    date: null,
  },
  'apple-membership': {
    url: 'https://developer.apple.com/support/compare-memberships/',
    date: null,
  },
  'apple-review': {
    url: 'https://developer.apple.com/app-store/review/guidelines/',
    date: null,
  },
  'google-play-account': {
    url: 'https://support.google.com/googleplay/android-developer/answer/6112435',
    date: null,
  },
  'figma-pricing': { url: 'https://www.figma.com/pricing/', date: null },
  'access-control': {
    url: 'https://owasp.org/Top10/A01_2021-Broken_Access_Control/',
    date: '2021',
  },
  'lovable-docs': { url: 'https://docs.lovable.dev/', date: null },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
