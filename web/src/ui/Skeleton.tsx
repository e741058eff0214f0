// A placeholder in the shape of the content that loads. Hidden from screen readers; a Loader or a live region speaks.
import { classNames } from './classNames.ts'
import styles from './Skeleton.module.css'

export type SkeletonShape = 'title' | 'text' | 'control' | 'card'

export type SkeletonProps = { shapes: readonly SkeletonShape[] }

/** The shapes of a page with a question and one field. */
export const questionShapes: readonly SkeletonShape[] = ['text', 'title', 'text', 'control', 'control']

export function Skeleton({ shapes }: SkeletonProps) {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {shapes.map((shape, index) => (
        <span key={`${shape}${index}`} className={classNames(styles['shape'], styles[shape])} />
      ))}
    </div>
  )
}
