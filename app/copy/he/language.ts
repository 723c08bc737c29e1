export const language = {
  label: 'שפת האתר',
  current: 'השפה הנוכחית',
  switchTo: 'מעבר ל{language}',
}

export type Language = typeof language
