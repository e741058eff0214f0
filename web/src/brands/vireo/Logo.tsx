// The logo of vireo as SVG, in the colour of the surrounding text.

export type LogoProps = {
  /** The accessible name; without it the logo is decorative. */
  readonly label?: string | undefined
  /** Height in CSS pixels. */
  readonly height?: number | undefined
}

export const Logo = ({ label, height = 32 }: LogoProps) => {
  return (
    <svg
      width={Math.round((height * 131) / 36)}
      height={height}
      viewBox="0 0 131 36"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {/* The bird. */}
      <path
        strokeWidth="1.75"
        d="M3 30.5 11 20.5C13 11.5 18.5 6.5 25 6.5c4.5 0 7.5 2.5 8 6.5l4.5 1.8-4.7 1.7C32 25 26 30.5 17 30.5H3ZM11 20.5c6.5.5 11-1.5 13.5-6"
      />
      {/* The letters v, i, r, e and o. */}
      <path
        strokeWidth="2"
        d="m50 13.5 6.75 16.5 6.75-16.5M70.5 13.5V30M79 13.5V30M79 20.5c.8-4.5 3.5-7 8-7M92 21.5h15a7.75 8.25 0 1 0-2.5 6.2M129.1 21.75a8.1 8.1 0 1 0-16.2 0 8.1 8.1 0 0 0 16.2 0Z"
      />
      {/* The eye, and the dot of the i. */}
      <path strokeWidth="2.6" d="M27.3 12h0" />
      <path strokeWidth="3" d="M70.5 7.5h0" />
    </svg>
  )
}
