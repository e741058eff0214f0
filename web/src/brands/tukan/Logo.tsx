// The logo of tukan as SVG, in the colour of the surrounding text except for the beak.

export type LogoProps = {
  /** The accessible name; without it the logo is decorative. */
  readonly label?: string | undefined
  /** Height in CSS pixels. */
  readonly height?: number | undefined
}

export const Logo = ({ label, height = 32 }: LogoProps) => {
  return (
    <svg
      width={Math.round((height * 157) / 36)}
      height={height}
      viewBox="0 0 157 36"
      fill="none"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {/* The head, the hole of the eye and the pupil. */}
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M2 34V15.5a11.5 11.5 0 0 1 23 0C25 26.5 17.5 34 7 34H2Zm12.5-23.3a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm0 2.1a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z"
      />
      <path
        fill="#ff7f1f"
        d="M25.6 4.6C38.5 1.5 47.5 9.5 47.5 21.5c0 2.8-3 3.4-4.3 1.2-2.7-4.4-8.3-5.2-15.9-3.2.7-5.4.3-10.3-1.7-14.9Z"
      />
      <path
        fill="#071a13"
        d="M45.2 12c1.5 2.7 2.3 5.9 2.3 9.5 0 2.8-3 3.4-4.3 1.2-.6-1-1.3-1.8-2.1-2.4 2.1-2.3 3.6-5.3 4.1-8.3Z"
      />
      {/* The letters t, u, k, a and n. */}
      <path
        stroke="currentColor"
        strokeWidth="4.5"
        d="M63 5.5v16.5a5.5 5.5 0 0 0 5.5 5.5H71M58.5 12.25h12M77 10v11.5a6.25 6.25 0 0 0 12.5 0V10M89.5 10v20M98 2v28M109.5 10.3 99.5 19.5M102.7 16.7 110.5 29.9M131.25 20a7.75 7.75 0 1 0-15.5 0 7.75 7.75 0 0 0 15.5 0ZM131.25 10v20M140 30V10M140 19.5a6.25 6.25 0 0 1 12.5 0V30"
      />
    </svg>
  )
}
