import { dataSelector, getData, setData } from './element-data.ts'

/** Minimum and maximum height of the previewed screen, divided by its width. */
const shapes = { portrait: [1.3, 1.9], landscape: [0.5, 0.62] } as const
/** Wider screens are landscape. CSS pixels. */
const widestPortrait = 1000

/**
 * Previews the page at the width of a phone, a tablet or a desktop, as large as the window allows.
 */
export function startTemplatePreview(): void {
  if (self !== top) {
    setData(document.documentElement, 'framed', true)
    return
  }
  const dialog = document.querySelector<HTMLDialogElement>(dataSelector('preview-dialog'))
  const frame = dialog?.querySelector('iframe')
  if (!dialog || !frame) return
  for (const button of document.querySelectorAll(dataSelector('preview-width')))
    button.addEventListener('click', () =>
      open(dialog, frame, Number(getData(button, 'preview-width'))),
    )
  dialog.addEventListener('close', () => frame.removeAttribute('src'))
  addEventListener('resize', () => dialog.open && fit(frame))
}

function open(dialog: HTMLDialogElement, frame: HTMLIFrameElement, width: number): void {
  for (const button of dialog.querySelectorAll(dataSelector('preview-width')))
    button.ariaPressed = String(Number(getData(button, 'preview-width')) === width)
  frame.width = String(width)
  if (!dialog.open) {
    frame.src = location.pathname
    dialog.showModal()
  }
  fit(frame)
}

function fit(frame: HTMLIFrameElement): void {
  const stage = frame.parentElement
  if (!stage) return
  const width = Number(frame.width)
  const [minRatio, maxRatio] = width > widestPortrait ? shapes.landscape : shapes.portrait
  const scale = Math.min(1, stage.clientWidth / width, stage.clientHeight / (width * minRatio))
  frame.height = String(Math.round(Math.min(stage.clientHeight / scale, width * maxRatio)))
  frame.style.scale = String(scale)
}
