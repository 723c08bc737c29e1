const paths = {
  call: 'M6.6 3.5 4 5c-.6 6 5.5 14 12 15l2.6-2.4-4-3.2-2 1.2c-1.8-1-3.4-3-4-5l1.6-1.8z',
  whatsapp:
    'M4 20l1.2-4A8 8 0 1 1 8.3 19zM9 8.6c-.6 2.6 3.4 6.8 6.2 6.4l1-1.6-2-1.2-1 .8c-1.2-.6-1.9-1.4-2.3-2.4l.8-.9-.9-2z',
  sms: 'M4 5h16v11H10l-4 4v-4H4zM8 10.5h.1M12 10.5h.1M16 10.5h.1',
  email: 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
  navigate:
    'M12 21s7-6.6 7-11.5A7 7 0 0 0 5 9.5C5 14.4 12 21 12 21zM12 12a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2',
  waze: 'M4 12 20 4l-5 16-3.5-6.5z',
  website: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  save: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  close: 'm5 5 14 14M19 5 5 19',
} as const satisfies Record<string, string>

export type CardIconName = keyof typeof paths

export function CardIcon({ name }: { name: CardIconName }) {
  return (
    <svg className="bc-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
