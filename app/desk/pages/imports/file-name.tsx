/** The name of a file. Its ending stays behind a Hebrew name, which numbers would move otherwise. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return (
    <bdi>
      <bdi>{stem}</bdi>
      <bdi dir="ltr">{ending}</bdi>
    </bdi>
  )
}
