export const services = {
  learnMore: 'לפרטים',
  learnMoreAbout: 'לפרטים על {service}',
  popular: 'מבוקש',
}

export type Services = typeof services
