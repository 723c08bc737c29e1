const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The day of the week at that time in a time zone; 0 is Sunday. */
export function weekdayIn(date: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone })
  return names.indexOf(format.format(date))
}
