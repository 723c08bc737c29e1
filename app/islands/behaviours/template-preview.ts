import { dataSelector, getData, setData } from './element-data.ts'

/** Height of the previewed screen divided by its width: of phones and tablets, of desktops. */
const ratios = { portrait: 1.9, landscape: 0.62 }

/** Shows the page in the width of a phone, a tablet or a desktop, as large as the window allows. */
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
  const scale = Math.min(1, stage.clientWidth / width)
  const most = width * (width > stage.clientHeight * 1.5 ? ratios.landscape : ratios.portrait)
  frame.height = String(Math.round(Math.min(stage.clientHeight / scale, most)))
  frame.style.scale = String(scale)
}
