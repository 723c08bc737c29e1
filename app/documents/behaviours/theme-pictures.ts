import { dataSelector, getData, setData } from '#parts/data-attributes.ts'

export const darkQuery = '(prefers-color-scheme: dark)'

/**
 * A <picture> follows the scheme of the system. After a choice this makes its dark sources match
 * always or never.
 */
export function selectPictures(within: ParentNode, isDark: boolean): void {
  for (const source of within.querySelectorAll<HTMLSourceElement>(dataSelector('dark-media'))) {
    const media = getData(source, 'dark-media') || source.media
    setData(source, 'dark-media', media)
    source.media = media.replace(darkQuery, isDark ? '(width >= 0px)' : '(width < 0px)')
  }
}
