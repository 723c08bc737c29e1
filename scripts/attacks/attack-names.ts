/** The number of simultaneous connections of each attack. */
export const attackClients = {
  '16 on the package builder': 16,
  '16 on unknown cards': 16,
  '8 on the PDFs of 40 quotes': 8,
} as const

export type AttackName = keyof typeof attackClients
