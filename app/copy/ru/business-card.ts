import type { BusinessCard } from '../he/business-card.ts'

export const businessCard: BusinessCard = {
  title: '{name}, {role} | {studio}',
  description: 'Цифровая визитка: {name}. Звонок, WhatsApp, почта и сохранение в контакты.',
  languages: 'Язык визитки',
  call: 'Позвонить',
  whatsapp: 'WhatsApp',
  email: 'Написать письмо',
  save: 'Сохранить в контакты',
  card: 'Визитка',
  website: 'Сайт студии',
  profiles: 'В соцсетях',
  share: 'Поделиться визиткой',
  scan: 'Отсканируйте код, чтобы открыть визитку на телефоне',
}
