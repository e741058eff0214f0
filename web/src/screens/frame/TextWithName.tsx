// A text with a proper name that browsers must not translate. Each part of the text has its own element, because
// browser translation replaces text nodes.

type TextWithNameProps = { readonly text: string; readonly name: string; readonly className?: string | undefined }

export const TextWithName = ({ text, name, className }: TextWithNameProps) => {
  const start = name === '' ? -1 : text.indexOf(name)
  if (start < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <span className={className} translate="no">
        {name}
      </span>
      <span>{text.slice(start + name.length)}</span>
    </>
  )
}
