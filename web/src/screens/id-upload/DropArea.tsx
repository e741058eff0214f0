// An area that takes a dropped file, from 60rem. It only adds to the file button inside it, which keyboards and screen
// readers use.
import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './DropArea.module.css'

export type DropAreaProps = {
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export const DropArea = ({ onFile, children }: DropAreaProps) => {
  const [isOver, setOver] = useState(false)

  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // Without it the browser opens the file in place of the page.
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }

  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    setOver(false)
  }

  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onFile(file)
  }

  return (
    <div
      className={styles['area']}
      data-over={isOver ? true : undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      {children}
    </div>
  )
}
