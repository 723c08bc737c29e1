import { fill } from '#i18n/fill.ts'
import { operatorWords } from './operator-words.ts'

/** `look`: right or wrong depending on what whoever hosts the site wants. */
export type FindingState = 'good' | 'look' | 'wrong'

export type FindingKind = keyof typeof operatorWords

/** One thing that was checked. The admin area and `npm run doctor` each have a sentence for it. */
export type Finding = {
  kind: FindingKind
  state: FindingState
  /** What fills the sentence. */
  facts: Readonly<Record<string, string>>
}

export function finding(
  state: FindingState,
  kind: FindingKind,
  facts: Finding['facts'] = {},
): Finding {
  return { kind, state, facts }
}

/** One line for each finding, for a terminal: what is wrong stands out. */
export function printFindings(findings: readonly Finding[]): string {
  const topicOf = ({ kind }: Finding) => kind.split('-')[0] ?? ''
  const width = Math.max(...findings.map((each) => topicOf(each).length))
  return findings
    .map((each) => {
      const label = each.state === 'wrong' ? 'WRONG' : each.state.padEnd(5)
      return `${label}  ${topicOf(each).padEnd(width)}  ${describeForOperator(each)}\n`
    })
    .join('')
}

export function describeForOperator({ kind, facts }: Finding): string {
  return fill(operatorWords[kind], facts)
}
