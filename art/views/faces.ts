import type { Page } from 'playwright-core'

/** The typefaces of a client: none of their screens uses the studio's own. */
type Faces = {
  /** Style sheets below node_modules. */
  files: readonly string[]
  style: string
}

const assistant = '@fontsource-variable/assistant/wght.css'
const heebo = '@fontsource-variable/heebo/wght.css'

function all(family: string): string {
  return `body, body * { font-family: '${family}', sans-serif !important }`
}

const faces: Readonly<Record<string, Faces>> = {
  'chatmail-app': { files: [heebo], style: all('Heebo Variable') },
  'rody-app': {
    files: [assistant, '@fontsource-variable/playpen-sans-hebrew/wght.css'],
    style: `${all('Assistant Variable')}
      .say, .say *, .write { font-family: 'Playpen Sans Hebrew Variable' !important; font-weight: 400 }
      .say b { font-weight: 700 } .write { font-size: 25px; line-height: 1.45 }`,
  },
  'tlbank-webapp': {
    files: ['@fontsource-variable/noto-sans-hebrew/standard.css'],
    style: `${all('Noto Sans Hebrew Variable')}
      h1, .big, .lg, .go { font-stretch: 62.5%; font-weight: 800 !important }`,
  },
  'expertpower-webapp': {
    files: [assistant, '@fontsource/bona-nova/700.css', '@fontsource/bona-nova/400.css'],
    style: `${all('Assistant Variable')}
      h1, .logo { font-family: 'Bona Nova' !important; font-weight: 700 }`,
  },
  'viola-medical': {
    files: [assistant, '@fontsource/bellefair/400.css'],
    style: `${all('Assistant Variable')}
      h1, h1 *, h1.serif, .logo { font-family: 'Bellefair' !important; font-weight: 400 !important; font-stretch: normal }`,
  },
  'mello-petshop': {
    files: ['@fontsource-variable/fredoka/wght.css'],
    style: all('Fredoka Variable'),
  },
  'growth-webapp': {
    files: [heebo, '@fontsource/karantina/700.css'],
    style: `${all('Heebo Variable')}
      h1, h1 *, .big { font-family: 'Karantina' !important; font-weight: 700 }
      h1 { font-size: 46px; line-height: 0.95; letter-spacing: 0 }
      @media (width > 600px) { h1 { font-size: 62px } .big { font-size: 84px } }`,
  },
  'nftwallet-app': {
    files: [assistant, '@fontsource-variable/jetbrains-mono/wght.css'],
    style: `${all('Assistant Variable')}
      .step b, .row > span:last-child, .hex { font-family: 'JetBrains Mono Variable' !important }`,
  },
}

/** Sets a screen in the typefaces of its client. */
export async function applyTypefaces(page: Page, project: string): Promise<void> {
  const face = faces[project]
  if (face === undefined) return
  const sheets = face.files.map((file) => new URL(`../../node_modules/${file}`, import.meta.url))
  const imports = sheets.map(({ href }) => `@import url('${href}');`)
  await page.addStyleTag({ content: `${imports.join('\n')}\n${face.style}` })
}
