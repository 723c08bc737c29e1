import type { QrWords } from './he.ts'

export const words: QrWords = {
  link: 'A QR code that scans at once',
  meta: {
    title: 'QR code for business: one that scans at once | {studio}',
    description: 'What makes a QR code readable: a short link, high contrast and clear margins.',
    keywords: ['QR code', 'QR code generator', 'QR for business', 'digital business card'],
  },
  opening: {
    badge: 'QR code',
    title: ['A QR code', 'that scans at once'],
    lead: 'A good QR code scans even when it is small and the light is poor. Our generator is on its way; until then we will make you a code.',
  },
  body: {
    badge: 'Before you print',
    title: ['Four things', 'decide if it scans'],
    facts: [
      {
        name: 'A short link',
        text: 'The shorter the address, the fewer and larger the squares. That is what lets it scan from afar.',
      },
      {
        name: 'Dark on light',
        text: 'Dark squares on a light ground, never the reverse: not every phone reads a light code on a dark ground.',
      },
      {
        name: 'Margins',
        text: 'Four empty squares on every side. Without them the camera cannot tell where the code begins.',
      },
      {
        name: 'Size',
        text: 'About a tenth of the distance it is scanned from: ten centimeters for one meter.',
      },
    ],
  },
}
