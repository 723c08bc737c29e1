import type { Qr } from '../he/qr.ts'

export const qr: Qr = {
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
}
