import type { TemplateFrameCopy } from '../he/template-frame.ts'

export const templateFrame: TemplateFrameCopy = {
  skip: 'Skip to the page',
  barLabel: 'About this template',
  back: '{studio}, back to the portfolio',
  studio: '{studio}',
  notice: 'A studio template. The business is fictional.',
  shortNotice: 'Fictional',
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
    '{business} is a fictional business. We built its page to show what a finished landing page looks like. No form here sends anything.',
  next: 'Next template: {business}',
  service: 'What a landing page includes',
  details: 'Price, delivery time and what you get',
}
