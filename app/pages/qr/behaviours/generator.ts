import { readCodeAddress, writeCodeAddress } from '#domain/qr/code-address.ts'
import { applyPreset, type CodeStyle, type PresetName } from '#domain/qr/code-style.ts'
import { parseColour } from '#domain/qr/colour.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'
import { readState, writeControl, writeState } from './form-state.ts'
import { loadLogo } from '#site/qr/load-logo.ts'
import { startHistory } from './history.ts'
import { startReader } from './reader.ts'
import { momentOf, watchMoments } from './moments.ts'
import { findParts } from './page-parts.ts'
import { watchFiles } from './save-files.ts'
import { focusFault, showFault, showFaults } from './show-faults.ts'
import { update, type Generator } from './update.ts'
import { watchFileName } from './watch-file-name.ts'

/**
 * The QR generator (requirements 3.16). What is typed stays in the page and its fragment: no request
 * carries it.
 */
export function start(root: HTMLElement): void {
  const parts = findParts(root)
  const generator: Generator = {
    parts,
    visited: new Set(),
    logo: null,
    ready: null,
    faults: {},
    change: 0,
    settled: Promise.resolve(),
    onFix: (fix) => changeStyle(generator, fix),
  }
  watchForm(generator)
  watchFileName(parts.logo)
  watchPresets(generator)
  startReader(parts, (content) => {
    writeState(parts.form, { content, style: readState(parts.form).style })
    changeStyle(generator, {})
    parts.verdict.focus()
  })
  const history = startHistory(parts)
  watchFiles(parts, {
    onSaved: () => history.add(writeCodeAddress(readState(parts.form))),
    ready: async () => {
      await generator.settled
      return generator.ready
    },
    onNotReady: () => {
      const { type } = readState(parts.form).content
      focusFault(type, generator.faults, generator.visited)
      showVisited(generator)
    },
  })
  addEventListener('hashchange', () => readAddress(generator))
  readAddress(generator)
  // The visitor may have typed before this script was here.
  if (isFilled(parts.form)) writeAddress(parts.form)
  generator.settled = update(generator)
}

function isFilled(form: HTMLFormElement): boolean {
  return Object.values(readState(form).content.values).some((value) => value !== '')
}

/** Browsers never send a fragment. */
function writeAddress(form: HTMLFormElement): void {
  history.replaceState(null, '', `#${writeCodeAddress(readState(form))}`)
}

function watchForm(generator: Generator): void {
  const { form } = generator.parts
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    if (isFileField(target)) return
    if (target instanceof HTMLInputElement && !takeColour(form, target)) return
    changeStyle(generator, {})
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (!momentOf(target)) generator.visited.add(target.id)
    if (isFileField(target)) generator.settled = takeLogo(generator, target.files?.[0])
    else if ('name' in target && target.name === 'style.frame') fillCaption(generator)
    // The code is drawn already: a press on a file that ends the typing must find it.
    else showVisited(generator)
  })
  watchMoments(form, (id) => {
    generator.visited.add(id)
    showVisited(generator)
  })
}

function showVisited({ parts, faults, visited }: Generator): void {
  showFaults(parts, readState(parts.form).content.type, faults, visited)
}

function watchPresets(generator: Generator): void {
  const { root, form } = generator.parts
  for (const button of root.querySelectorAll(dataSelector('qr-preset')))
    button.addEventListener('click', () => {
      // SAFETY: the markup names each preset (style-form.tsx).
      const name = getData(button, 'qr-preset') as PresetName
      changeStyle(generator, applyPreset(readState(form).style, name))
      fillCaption(generator)
    })
}

function changeStyle(generator: Generator, changes: Partial<CodeStyle>): void {
  const { form } = generator.parts
  if (Object.keys(changes).length > 0) {
    const { content, style } = readState(form)
    const changed = { ...style, ...changes }
    writeState(form, { content, style: changed })
  }
  writeAddress(form)
  generator.settled = update(generator)
}

/** A frame has a call to action from the beginning. */
function fillCaption(generator: Generator): void {
  const { form, words } = generator.parts
  const { frame, caption } = readState(form).style
  const { captionDefault } = words.style.frame
  changeStyle(generator, frame !== 'none' && caption === '' ? { caption: captionDefault } : {})
}

function readAddress(generator: Generator): void {
  // Other fragments are places on the page.
  if (!location.hash.startsWith('#type=')) return
  writeState(generator.parts.form, readCodeAddress(location.hash))
  generator.settled = update(generator)
}

function isFileField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'file'
}

async function takeLogo(generator: Generator, file: File | undefined): Promise<void> {
  generator.logo = null
  showFault('qr-logo', '')
  try {
    if (file) generator.logo = await loadLogo(file)
  } catch {
    showFault('qr-logo', generator.parts.words.style.middle.logoFault)
  }
  await update(generator)
}

/** The code of a colour that is typed goes into its picker. Whether the style may have changed. */
function takeColour(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const name = getData(field, 'qr-colour')
  if (name === null) return true
  const colour = parseColour(field.value)
  if (colour !== null) writeControl(form, `style.${name}`, colour)
  return colour !== null
}
