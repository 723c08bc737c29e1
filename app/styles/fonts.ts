import type { LinkDescriptor } from 'react-router'

export const fontPreloads: LinkDescriptor[] = []
