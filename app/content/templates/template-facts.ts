import type { DeliveryTime, Niche, ProjectTag } from '#catalog/project-kinds.ts'
import type { PageFacts } from '../page-record.ts'

export type TemplateFacts = PageFacts & {
  niche: Niche
  tags: readonly ProjectTag[]
  orders: number
  deliveryTime: DeliveryTime
  /** In shekels, VAT included: as it is, and made to measure. */
  price: { ready: number; custom: number }
  /** Sample unless the template's file says `sample: false`. */
  sample?: boolean
}
