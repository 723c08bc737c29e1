import type { TemplateFrameCopy } from '../he/template-frame.ts'

export const templateFrame: TemplateFrameCopy = {
  skip: 'Skip to the page',
  barLabel: 'About this template',
  back: '{studio}, back to the portfolio',
  studio: '{studio}',
  notice: 'A studio template. The business is fictional.',
  shortNotice: 'Template for sale',
  widthsLabel: 'Preview at another width',
  widths: {
    phone: 'Preview on a phone',
    tablet: 'Preview on a tablet',
    desk: 'Preview on a desktop',
  },
  want: 'I want this one',
  previewTitle: 'Preview: {business}',
  closePreview: 'Close',
  bandLabel: 'What’s next',
  fictional:
    'The business on this page is fictional. We built it to show a finished landing page, and no form here sends anything.',
  next: 'Next template: {business}',
  service: 'What a landing page includes',
  details: 'Price, delivery time and what you get',
}
