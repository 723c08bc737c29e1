import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Toor',
  category: 'Branding',
  line: 'Branding for a queue management app',
  sample: true,
  details:
    'Name, logo and identity for a clinic queue app. Three dots wait in line and the last one is colored: it is the logo, the icon on the home screen and the progress bar inside the app.',
}
