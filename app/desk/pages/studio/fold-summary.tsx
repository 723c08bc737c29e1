import { Icon, type IconName } from '#desk/parts/icon.tsx'

type Props = { text: string; icon?: IconName; isStrong?: boolean }

/** The line of a folded part, with a sign that it opens. */
export function FoldSummary({ text, icon = 'down', isStrong = false }: Props) {
  return (
    <summary
      className={`flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden ${isStrong ? 'font-semibold' : ''}`}
    >
      <span>{text}</span>
      <Icon name={icon} className="in-open:rotate-180" />
    </summary>
  )
}
