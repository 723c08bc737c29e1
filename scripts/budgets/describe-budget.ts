import { totalOf, type Budget, type Item, type Sizes } from './budget.ts'

type Verdict = 'fine' | 'warning' | 'breach'

/** Sizes as the last check of a commit of main found them. */
export type RecordedSizes = { commit: string; sizes: Sizes }

export function checkBytes({ soft, hard }: Pick<Budget, 'soft' | 'hard'>, bytes: number): Verdict {
  if (bytes > hard) return 'breach'
  return bytes > soft ? 'warning' : 'fine'
}

/** What is wrong with a budget's items, in one sentence; null if each is within the soft limit. */
export function describeBudget(
  budget: Budget,
  items: readonly Item[],
  recorded: RecordedSizes | null,
): { verdict: 'warning' | 'breach'; sentence: string } | null {
  const above = (limit: number) => items.filter(({ parts }) => totalOf(parts) > limit)
  const [largest] = items.toSorted((one, other) => totalOf(other.parts) - totalOf(one.parts))
  if (largest === undefined) return null
  const bytes = totalOf(largest.parts)
  const verdict = checkBytes(budget, bytes)
  if (verdict === 'fine') return null
  const limit = verdict === 'breach' ? budget.hard : budget.soft
  const others = above(limit).length - 1
  const subject = largest.name === '' ? budget.what : `${budget.what} (${largest.name})`
  const also = others === 0 ? '' : `, as ${others} more`
  const start = `${subject}: ${format(bytes)} bytes, ${format(bytes - limit)} above ${format(limit)}${also}`
  if (verdict === 'warning')
    return { verdict, sentence: `${start}; the limit is ${format(budget.hard)}.` }
  return {
    verdict,
    sentence: `${start}; ${describeGrowth(largest.parts, recorded)}; ${budget.instead}, or raise \`hard\` in scripts/budgets.ts and give the reason in \`why\`.`,
  }
}

function describeGrowth(parts: Sizes, recorded: RecordedSizes | null): string {
  if (recorded === null)
    return 'what grew is not known, because no check of main has recorded its sizes here'
  const { commit, sizes } = recorded
  const grown = Object.entries(parts).map(([name, bytes]) => ({
    name,
    by: bytes - (sizes[name] ?? 0),
    isNew: sizes[name] === undefined,
  }))
  const [most] = grown.toSorted((one, other) => other.by - one.by)
  const since = `since main (${commit.slice(0, 8)})`
  if (most === undefined || most.by <= 0) return `nothing in it grew ${since}`
  return most.isNew
    ? `${most.name} with ${format(most.by)} bytes is new ${since}`
    : `${most.name} grew most ${since}, by ${format(most.by)} bytes`
}

function format(bytes: number): string {
  return bytes.toLocaleString('en')
}
