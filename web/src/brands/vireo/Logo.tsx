// The logo of vireo as SVG, in the colour of the surrounding text.

export type LogoProps = {
  /** The accessible name; without it the logo is decorative. */
  label?: string | undefined
  /** Height in CSS pixels. */
  height?: number | undefined
}

export function Logo({ label, height = 32 }: LogoProps) {
  return (
    <svg
      width={Math.round((height * 131) / 36)}
      height={height}
      viewBox="0 0 131 36"
      fill="none"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 30.5 11 20.5C13 11.5 18.5 6.5 25 6.5c4.5 0 7.5 2.5 8 6.5l4.5 1.8-4.7 1.7C32 25 26 30.5 17 30.5H3Z" />
        <path d="M11 20.5c6.5.5 11-1.5 13.5-6" />
      </g>
      <circle cx="27.3" cy="12" r="1.3" fill="currentColor" />
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="m50 13.5 6.75 16.5 6.75-16.5" />
        <path d="M70.5 13.5V30" />
        <path d="M79 13.5V30M79 20.5c.8-4.5 3.5-7 8-7" />
        <path d="M92 21.5h15a7.75 8.25 0 1 0-2.5 6.2" />
        <circle cx="121" cy="21.75" r="8.1" />
      </g>
      <circle cx="70.5" cy="7.5" r="1.5" fill="currentColor" />
    </svg>
  )
}
