import { readCodeAddress, writeCodeAddress } from '#domain/qr/code-address.ts'
import { applyPreset, firstStyle, type CodeStyle, type PresetName } from '#domain/qr/code-style.ts'
import { parseColor } from '#domain/color.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { readState, writeControl, writeState } from './form-state.ts'
import { loadLogo } from '#parts/qr/load-logo.ts'
import { startHistory } from './history.ts'
import { startReader } from './reader.ts'
import { dateTimeFieldOf, watchDateTimes } from './date-time-fields.ts'
import { findParts } from './page-parts.ts'
import { watchFiles } from './save-files.ts'
import { focusFault, showFault, showFaults } from './show-faults.ts'
import { update, type Generator } from './update.ts'
import { watchFileName } from './watch-file-name.ts'

/**
 * Starts the QR generator (requirements 3.16). Input stays in the page and its URL fragment; no
 * request carries it.
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
      if (generator.change === 0) generator.settled = update(generator)
      await generator.settled
      return generator.ready
    },
    onNotReady: () => {
      const { type } = readState(parts.form).content
      focusFault(type, generator.faults, generator.visited)
      showVisited(generator)
    },
  })
  addEventListener('hashchange', () => {
    if (readFragment(parts.form)) generator.settled = update(generator)
  })
  readFragment(parts.form)
  // The visitor may have filled in the form before this script loaded.
  if (isFilled(parts.form)) writeFragment(parts.form)
  if (!isUntouched(parts.form)) generator.settled = update(generator)
}

/** Whether the form still describes the sample that the server has drawn. */
function isUntouched(form: HTMLFormElement): boolean {
  const first = { content: { type: 'link', values: {} }, style: firstStyle } as const
  return writeCodeAddress(readState(form)) === writeCodeAddress(first)
}

function isFilled(form: HTMLFormElement): boolean {
  return Object.values(readState(form).content.values).some((value) => value !== '')
}

/** Stores the form's state in the fragment of the URL, which browsers do not send to servers. */
function writeFragment(form: HTMLFormElement): void {
  history.replaceState(null, '', `#${writeCodeAddress(readState(form))}`)
}

function watchForm(generator: Generator): void {
  const { form } = generator.parts
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    if (isFileField(target)) return
    if (target instanceof HTMLInputElement && !applyTypedColour(form, target)) return
    changeStyle(generator, {})
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (!dateTimeFieldOf(target)) generator.visited.add(target.id)
    if (isFileField(target)) generator.settled = loadChosenLogo(generator, target.files?.[0])
    else if ('name' in target && target.name === 'style.frame') fillCaption(generator)
    // Only shows the errors. Drawing the code again would make it unavailable to a click on a
    // download button that ended the typing.
    else showVisited(generator)
  })
  watchDateTimes(form, (id) => {
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
      // SAFETY: the markup writes the name of a preset (style-form.tsx).
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
  writeFragment(form)
  generator.settled = update(generator)
}

/** Fills in the default caption where a frame has none. */
function fillCaption(generator: Generator): void {
  const { form, words } = generator.parts
  const { frame, caption } = readState(form).style
  const { captionDefault } = words.style.frame
  changeStyle(generator, frame !== 'none' && caption === '' ? { caption: captionDefault } : {})
}

/** Fills in the form from the fragment of the URL. Returns false where that is an anchor. */
function readFragment(form: HTMLFormElement): boolean {
  const isCode = location.hash.startsWith('#type=')
  if (isCode) writeState(form, readCodeAddress(location.hash))
  return isCode
}

function isFileField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'file'
}

async function loadChosenLogo(generator: Generator, file: File | undefined): Promise<void> {
  generator.logo = null
  showFault('qr-logo', '')
  try {
    if (file) generator.logo = await loadLogo(file)
  } catch {
    showFault('qr-logo', generator.parts.words.style.middle.logoFault)
  }
  await update(generator)
}

/**
 * Copies a valid colour code from its text field into the colour picker. Returns false where the
 * style did not change, because the code is not valid yet.
 */
function applyTypedColour(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const name = getData(field, 'qr-colour')
  if (name === null) return true
  const colour = parseColor(field.value)
  if (colour !== null) writeControl(form, `style.${name}`, colour)
  return colour !== null
}
