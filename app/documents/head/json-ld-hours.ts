import { studio } from '#catalog/studio.server.ts'
import { studioRanges, upcomingClosedDays } from '#catalog/studio-hours.server.ts'

/**
 * The hours of business and the closed days to come, as the contact page shows them. A closed day opens
 * and closes at midnight, as schema.org has it.
 */
export function openingHours() {
  const { businessHours } = studio()
  const dayOfWeek = businessHours.days.map((day) => weekDays[day])
  return [
    ...studioRanges().map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    })),
    ...upcomingClosedDays().map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  ]
}

/** Sunday is 0. */
const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
