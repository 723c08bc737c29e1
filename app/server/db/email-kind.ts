export type LeadEmailKind =
  | 'owner-notice'
  | 'held-notice'
  | 'late-notice'
  | 'visitor-receipt'
  | 'card-details'
  | 'quote-notice'
  | 'quote-link'
  | 'acceptance-notice'
  | 'acceptance-receipt'
  | 'decline-notice'
  | 'reopen-notice'

export type AccountEmailKind = 'reset-link' | 'password-recovered' | 'code-refused'

export type EmailKind = LeadEmailKind | AccountEmailKind
