/**
 * Loads a font file before a text needs it. Each font that arrives lays out all texts of the page
 * again, so fonts of sections that are not laid out yet load first. `characters` choose the files.
 */
export function loadFont(font: string, characters: string): void {
  // A file that fails to load leaves the fallback, as without this call.
  document.fonts.load(font, characters).catch(() => undefined)
}
