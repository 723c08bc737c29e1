import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

// Proves 3.12.4, 9.6.1.
test.each([
  ['נועה ברק', 'noa-barak', 'נועה ברק.vcf'],
  ['Ноа Барак', 'noa-barak', 'Ноа Барак.vcf'],
  ["O'Neil (Dana)*", 'dana', "O'Neil (Dana).vcf"],
  ['../../etc/passwd', '../../etc/passwd', 'etc passwd.vcf'],
  ['a"; filename="evil.exe', 'a"; x', 'a ; filename= evil.exe.vcf'],
  ['a\r\nSet-Cookie: sid=1', 'a\r\nb', 'a Set-Cookie sid=1.vcf'],
  ['\u202egpj.דנה', '', 'gpj.דנה.vcf'],
  ['💅', '💅', '💅.vcf'],
  ['...', '...', 'card.vcf'],
])('the file of %j', (name, ascii, file) => {
  const header = contentDisposition('inline', { name, ascii, extension: '.vcf' })
  expect(header).toMatch(/^inline; filename="[\w. -]+\.vcf"; filename\*=UTF-8''[\w%.~!#$&+^`|-]+$/)
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(file)
  expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
})
