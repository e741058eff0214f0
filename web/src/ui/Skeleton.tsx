// A placeholder in the shape of the content that loads. Hidden from screen readers; a Loader or a live region speaks.
import './skeleton.css'

export type SkeletonShape = 'title' | 'text' | 'control' | 'card'

export type SkeletonProps = { shapes: readonly SkeletonShape[] }

/** A page with one question: progress, title, help, label and field. */
export const questionShapes: readonly SkeletonShape[] = ['text', 'title', 'text', 'control', 'control']

export const Skeleton = ({ shapes }: SkeletonProps) => {
  return (
    <div className="skeleton" aria-hidden="true">
      {shapes.map((shape, index) => (
        <span key={`${shape}${index}`} className={`skeleton-shape skeleton-${shape}`} />
      ))}
    </div>
  )
}
