// The head of the toucan in the scenes: the shape of the logo in the colours of the theme, on its shadow.

type ToucanProps = {
  /** Distance from the left edge, in units of the scene. */
  readonly x?: number
  /** Degrees by which the head turns down. */
  readonly tilt?: number
  readonly eye?: 'open' | 'up' | 'closed'
}

const pupils = { open: [14.9, 14.5], up: [15.4, 13.2] } as const

export const Toucan = ({ x = 12, tilt = 0, eye = 'open' }: ToucanProps) => (
  <>
    <ellipse cx={x + 36} cy="103" rx="40" ry="4" fill="var(--color-line)" />
    <g transform={`translate(${x} 22) scale(2.2) rotate(${tilt} 13 34)`}>
      <path
        fill="var(--color-accent)"
        d="M25.6 4.6C38.5 1.5 47.5 9.5 47.5 21.5c0 2.8-3 3.4-4.3 1.2-2.7-4.4-8.3-5.2-15.9-3.2.7-5.4.3-10.3-1.7-14.9Z"
      />
      <path
        fill="var(--color-accent-ink)"
        d="M45.2 12c1.5 2.7 2.3 5.9 2.3 9.5 0 2.8-3 3.4-4.3 1.2-.6-1-1.3-1.8-2.1-2.4 2.1-2.3 3.6-5.3 4.1-8.3Z"
      />
      <path fill="var(--color-brand)" d="M2 36V15.5a11.5 11.5 0 0 1 23 0C25 27.5 17.5 36 7 36H2Z" />
      <path stroke="var(--color-brand-line)" strokeWidth="1.2" d="M6 26c5 2.4 10 1.4 13.6-3" />
      {eye === 'closed' ? (
        <path stroke="var(--color-surface)" strokeWidth="1.6" d="M11 14.6c1.8 1.8 5.2 1.8 7 0" />
      ) : (
        <>
          <circle cx="14.5" cy="14.5" r="3.9" fill="var(--color-header-text)" />
          <circle cx={pupils[eye][0]} cy={pupils[eye][1]} r="1.9" fill="var(--color-accent-text)" />
        </>
      )}
    </g>
  </>
)
