/** The figures of a month, in their order on its page. */
export const monthFigures = ['leads', 'answer', 'kept', 'sent', 'accepted', 'value'] as const

export type MonthFigure = (typeof monthFigures)[number]
