import type { ScreenMeta } from '../he/screen-meta.ts'

export const screenMeta: ScreenMeta = {
  root: {
    title: '{studio}: websites and apps priced up front',
    description:
      'A boutique studio for websites, stores and apps, with its prices on the site. In Hebrew and in English.',
  },
  notFound: {
    title: 'Page not found | {studio}',
    description: 'This address does not lead to any page on this site.',
  },
  error: {
    title: 'Something broke | {studio}',
    description: 'Something broke on our side. Please try again in a moment.',
  },
  underConstruction: {
    title: 'Under construction | {studio}',
    description: 'For now the site is open only to visitors from Israel.',
  },
  busy: {
    title: 'Busy for a moment | {studio}',
    description: 'This page will load in a few seconds.',
  },
  admin: { title: 'Admin sign-in | {studio}', description: 'The studio’s inquiries.' },
  dashboard: { title: 'Inquiries | {studio}', description: 'The studio’s inquiries.' },
}
