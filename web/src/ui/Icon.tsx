// An inline SVG icon; decorative without a label.
import type { IconPath } from './icons.ts'

export type IconProps = {
  readonly path: IconPath
  /** Side in CSS pixels. */
  readonly size?: 16 | 20 | 24 | 32 | undefined
  /** Text for screen readers; without it the icon is hidden from them. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

export const Icon = ({ path, size = 20, label, className }: IconProps) => {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 32 ? 1.75 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} />
    </svg>
  )
}
