import type { StudioSection } from '#domain/studio/studio-sections.ts'

/** Where emails and links go: a change needs the password, as it could give accounts away. */
export function isGuarded(section: StudioSection): boolean {
  return section === 'mail' || section === 'address'
}
