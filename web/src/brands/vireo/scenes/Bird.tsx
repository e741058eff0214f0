// The vireo on its twig in the scenes: the lines of the logo in the colours of the theme, before a quiet disc.

type BirdProps = {
  /** A dashed outline: the bird is not there. */
  readonly isAway?: boolean
}

export const Bird = ({ isAway = false }: BirdProps) => (
  <>
    <circle cx="62" cy="54" r="46" fill="var(--color-brand-surface)" />
    <path
      stroke="var(--color-brand-line)"
      strokeWidth="1.5"
      d="M8 88c34-6 72-7 112-2M34 84.5c-3-6-8-9-14-10M96 83.5c3-5 7-7 12-8"
    />
    <g
      transform="translate(22 20) scale(2)"
      stroke="var(--color-brand)"
      strokeWidth="0.9"
      strokeDasharray={isAway ? '2 2.5' : undefined}
    >
      <path
        fill={isAway ? undefined : 'var(--color-surface)'}
        d="M3 30.5 11 20.5C13 11.5 18.5 6.5 25 6.5c4.5 0 7.5 2.5 8 6.5l4.5 1.8-4.7 1.7C32 25 26 30.5 17 30.5H3Z"
      />
      <path d="M11 20.5c6.5.5 11-1.5 13.5-6" />
      {!isAway && <path d="M17 30.5v2.5M21 30v2.5" />}
    </g>
    {!isAway && <circle cx="76.6" cy="44" r="2" fill="var(--color-brand)" />}
  </>
)
