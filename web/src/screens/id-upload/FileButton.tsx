// A button that opens the camera or the file picker. Replaces the native file input, whose label cannot be translated.
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'

export type FileButtonProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  /** Media types. */
  readonly accept: readonly string[]
  /** The camera to open; without it the button opens the file picker. */
  readonly camera?: 'environment' | 'user'
  readonly describedBy?: string | undefined
  readonly onFile: (file: File) => void
}

export const FileButton = ({ id, name, label, accept, camera, describedBy, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button id={id} variant="secondary" describedBy={describedBy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        hidden
        aria-label={label}
        accept={accept.join(',')}
        capture={camera}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Reset the input, so that choosing the same file again fires a change event.
          currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
