import { dataSelector, getData } from '#parts/data-attributes.ts'

type Pair = { label: string; value: string }
type Row = Pair & { kind: string }

/** The response of quote-choice.ts. `announcement` is for screen readers. */
type Choice = {
  kind: string
  sums: { once: Row[]; monthly: Row[]; remarks: string[] }
  payments: Pair[]
  announcement: string
}

/**
 * Reports that the quote was seen, and fetches its sums again when an optional line is switched.
 */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  reportViewWhenVisible(getData(form, 'view-url') ?? '')
  const button = form.querySelector<HTMLElement>(dataSelector('quote-update'))
  if (button) button.hidden = true
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'line') return
    // If the request fails, the form's own button is shown again.
    updateSums(form).catch(() => button?.removeAttribute('hidden'))
  })
}

function reportViewWhenVisible(address: string): void {
  if (document.visibilityState === 'visible')
    return void fetch(address, { method: 'POST', keepalive: true }).catch(() => {})
  document.addEventListener('visibilitychange', () => reportViewWhenVisible(address), {
    once: true,
  })
}

/** Number of the last request: an earlier response that arrives later is ignored. */
let lastRequest = 0

async function updateSums(form: HTMLFormElement): Promise<void> {
  const request = ++lastRequest
  const body = new URLSearchParams()
  for (const id of new FormData(form).getAll('line'))
    if (typeof id === 'string') body.append('line', id)
  const response = await fetch(getData(form, 'choice-url') ?? '', { method: 'POST', body })
  if (!response.ok) throw new Error(String(response.status))
  // SAFETY: the type of our own quote-choice.ts; a schema here would cost every visitor bytes.
  const { kind, sums, payments, announcement } = (await response.json()) as Choice
  if (request !== lastRequest) return
  // An estimate that became a quote has another title, other terms and a form to accept it.
  if (kind !== getData(form, 'offer-kind')) return location.reload()
  show(form, dataSelector('quote-sums', 'once'), sums.once)
  show(form, dataSelector('quote-sums', 'monthly'), sums.monthly)
  show(
    form,
    dataSelector('quote-payments'),
    payments.map((payment) => ({ kind: 'payment', ...payment })),
  )
  show(
    form,
    dataSelector('quote-remarks'),
    sums.remarks.map((label) => ({ kind: 'sentence', label, value: '' })),
  )
  const status = form.querySelector(dataSelector('quote-announcement'))
  if (status) status.textContent = announcement
}

/** Rows are clones of the server's markup: it sends one <template> for each kind of row. */
function show(form: HTMLFormElement, list: string, rows: readonly Row[]): void {
  const copies = rows.flatMap(({ kind, label, value }) => {
    const copy = form
      .querySelector<HTMLTemplateElement>(`template${dataSelector('quote-row', kind)}`)
      ?.content.cloneNode(true)
    if (!(copy instanceof DocumentFragment)) return []
    const [name, amount] = [copy.querySelector('dt, p'), copy.querySelector('dd')]
    if (name) name.textContent = label
    if (amount) amount.textContent = value
    return [copy]
  })
  form.querySelector(list)?.replaceChildren(...copies)
}
