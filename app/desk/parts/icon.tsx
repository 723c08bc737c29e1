/** Paths in a 16 × 16 box. Only `leave` and `back` point in a direction and are mirrored in RTL. */
const paths = {
  inbox: 'M2 9h3.5l1 2h3l1-2H14M2 9l2-6h8l2 6v4.5H2V9Z',
  email: 'M1.5 3.5h13v9h-13v-9Zm0 .5L8 9l6.5-5',
  prices: 'M8.5 2h5.5v5.5L7.5 14 2 8.5 8.5 2Zm2.4 3.1v.1',
  card: 'M1.5 3.5h13v9h-13v-9ZM4 6.5h3v3H4v-3Zm5.5.5H12m-2.5 2.5H12',
  quote: 'M3 1.5h7L13 4.5v10H3v-13ZM5.5 6h5M5.5 8.5h5M5.5 11h3',
  settings: 'M2 4.5h7m3 0h2M2 11.5h2m3 0h7M10.5 3v3M5.5 10v3',
  site: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM1.5 8h13M8 1.5c3.5 4 3.5 9 0 13M8 1.5c-3.5 4-3.5 9 0 13',
  leave: 'M9.5 2.5h-7v11h7M6 8h8.5m-3-3 3 3-3 3',
  back: 'M14 8H2.5m4.5-4.5L2.5 8 7 12.5',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.5-1.5L14.5 14.5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  trash: 'M2.5 4h11M6 4V2.5h4V4M4 4l.5 9.5h7L12 4M6.5 7v4M9.5 7v4',
  pen: 'm3 13 .5-3L11 2.5 13.5 5 6 12.5 3 13Zm6.5-9L12 6.5',
  help: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM6 6.5C6 5.3 6.9 4.5 8 4.5s2 .8 2 1.9c0 1.6-2 1.6-2 3M8 11.3v.2',
  phone: 'M3 2h3l1 3.5-1.5 1a8 8 0 0 0 4 4l1-1.5L14 10v3c0 .6-.4 1-1 1C7 14 2 9 2 3c0-.6.4-1 1-1Z',
  chat: 'M14 7.5A5.7 5.7 0 0 1 8 13c-1 0-2-.2-2.8-.6L2 13.5l1-3A5.3 5.3 0 0 1 2 7.5 5.7 5.7 0 0 1 8 2a5.7 5.7 0 0 1 6 5.5Z',
  warning: 'M8 2 1.5 13.5h13L8 2Zm0 4.5v3.5m0 1.5v.2',
  check: 'm2.5 8.5 3.5 3.5 7.5-8',
  clock: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM8 4v4.2l2.7 1.6',
  down: 'm3 5.5 5 5 5-5',
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8v-8Z',
  plus: 'M8 2.5v11M2.5 8h11',
  sortDown: 'M2 4h12M2 8h8M2 12h4M12.5 7v6m-2-2 2 2 2-2',
  sortUp: 'M2 4h4M2 8h8M2 12h12M12.5 8V2m-2 2 2-2 2 2',
  eye: 'M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8Zm7 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const satisfies Record<string, string>

export type IconName = keyof typeof paths

type Props = { name: IconName; size?: 'size-3' | 'size-4' | 'size-5'; className?: string }

export function Icon({ name, size = 'size-4', className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`${size} flex-none fill-none stroke-current stroke-[1.5] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
