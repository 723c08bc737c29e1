const mark = /__SLOT_(\w+?)__/

/** Stands in a template where a value of the email belongs. Letters and underscores only: escaping leaves it as it is, in text and in an address. */
export function slot(name: string): string {
  return `__SLOT_${name}__`
}

/** Values by name; html where a value is markup that was escaped already. */
export type SlotValue = string | { html: string }

export type CompiledTemplate = (values: ReadonlyMap<string, SlotValue>) => string

/**
 * An email drawn once, to be filled many times: React draws every email of a kind alike but for its values, and drawing costs a hundred times what filling does.
 * A slot without a value throws: nobody must ever read its name.
 */
export function compileTemplate(html: string): CompiledTemplate {
  const pieces = html.split(mark)
  return (values) => {
    let filled = ''
    for (const [index, piece] of pieces.entries())
      filled += index % 2 === 0 ? piece : valueOf(piece, values)
    return filled
  }
}

function valueOf(name: string, values: ReadonlyMap<string, SlotValue>): string {
  const value = values.get(name)
  if (value === undefined) throw new Error(`No value for ${name} in the email`)
  return typeof value === 'string' ? escapeHtml(value) : value.html
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** For text and for attributes in quotes, as React does it. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

export function escapeLines(text: string): SlotValue {
  return { html: escapeHtml(text).replaceAll('\n', '<br/>') }
}
