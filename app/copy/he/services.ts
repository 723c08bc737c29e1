export const services = {
  learnMore: 'לפרטים',
  popular: 'מבוקש',
}

export type Services = typeof services
