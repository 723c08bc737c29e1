import type { ReactNode } from 'react'

/** An icon for each part of the kit, made of squares, quarter circles and the dot. */
export const kitMarks = {
  'business-plan': (
    <path key="plan" d="M8 88V60h18v28zM33 88V42h18v46zM58 88V22h30a0 0 0 0 1 0 0v66z" />
  ),
  branding: <path key="brand" d="M12 12h76v0A76 76 0 0 1 12 88z" />,
  website: (
    <path
      key="site"
      d="M8 14h84v12H8zM8 32h50v54H8zM64 32h28v24H64zM64 62h28v0a24 24 0 0 1-24 24h-4z"
    />
  ),
  'shopify-store': (
    <path
      key="shop"
      fillRule="evenodd"
      d="M14 34h72v34a22 22 0 0 1-22 22H14zM32 34a18 18 0 0 1 36 0h-9a9 9 0 0 0-18 0z"
    />
  ),
  'ai-agents': <path key="agent" d="M10 14h80v34a28 28 0 0 1-28 28H40L22 92V76H10z" />,
  'ai-portraits': (
    <path key="face" d="M50 12a22 22 0 1 1 0 44 22 22 0 0 1 0-44zM12 92a38 30 0 0 1 76 0z" />
  ),
} as const satisfies Record<string, ReactNode>

export type KitPieceId = keyof typeof kitMarks
