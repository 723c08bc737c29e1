import type { Footer } from '../he/footer.ts'

export const footer: Footer = {
  label: 'Site footer',
  line: 'A boutique studio that designs and builds digital products',
  quickLinks: 'Quick links',
  services: 'Services',
  legal: 'Legal',
  cancellation: 'Cancellation',
  contact: 'Get in touch',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  profiles: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    behance: 'Behance',
  },
  newTab: 'opens in a new tab',
  backToTop: 'Back to top',
  copyright: '© {year} {studio}. All rights reserved.',
}
