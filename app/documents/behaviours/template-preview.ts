import { dataSelector, getData, setData } from '#parts/data-attributes.ts'

/** Minimum and maximum height of the previewed screen, divided by its width. */
const shapes = { portrait: [1.3, 1.9], landscape: [0.5, 0.62] } as const
/** Wider screens are landscape. CSS pixels. */
const widestPortrait = 1000

/** A page in the frame of its preview has no bar. */
export function markFramed(): void {
  if (self !== top) setData(document.documentElement, 'framed', true)
}

/**
 * Previews the page at the width of a phone, a tablet or a desktop, as large as the window allows.
 */
export function startTemplatePreview(): void {
  if (self !== top) return
  const dialog = document.querySelector<HTMLDialogElement>(dataSelector('preview-dialog'))
  const template = dialog?.querySelector('template')
  const stage = template?.parentElement
  if (!dialog || !template || !stage) return
  for (const button of document.querySelectorAll(dataSelector('preview-width')))
    button.addEventListener('click', () => {
      if (!dialog.open) {
        addFrame(stage, template)
        dialog.showModal()
      }
      show(dialog, stage, Number(getData(button, 'preview-width')))
    })
  dialog.addEventListener('close', () => stage.querySelector('iframe')?.remove())
  addEventListener('resize', () => fit(stage))
}

/** A closed preview has no frame: an empty one would delay the first paint. */
function addFrame(stage: HTMLElement, template: HTMLTemplateElement): void {
  stage.append(template.content.cloneNode(true))
  const frame = stage.querySelector('iframe')
  if (frame) frame.src = location.pathname
}

function show(dialog: HTMLDialogElement, stage: HTMLElement, width: number): void {
  for (const button of dialog.querySelectorAll(dataSelector('preview-width')))
    button.ariaPressed = String(Number(getData(button, 'preview-width')) === width)
  const frame = stage.querySelector('iframe')
  if (frame) frame.width = String(width)
  fit(stage)
}

function fit(stage: HTMLElement): void {
  const frame = stage.querySelector('iframe')
  if (!frame) return
  const width = Number(frame.width)
  const [minRatio, maxRatio] = width > widestPortrait ? shapes.landscape : shapes.portrait
  const scale = Math.min(1, stage.clientWidth / width, stage.clientHeight / (width * minRatio))
  frame.height = String(Math.round(Math.min(stage.clientHeight / scale, width * maxRatio)))
  frame.style.scale = String(scale)
}
