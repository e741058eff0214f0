// Builds the `theme-color` elements of a document: the colour of the browser's bar is that of the header, in each
// scheme. The source is the brand's style sheet.

const darkQuery = '@media (prefers-color-scheme: dark)'

/** Throws when the style sheet does not define the colour, or has no dark theme. */
const requireHeaderColour = (css: string | undefined): string => {
  const colour = /--color-header:\s*(?<colour>#[\da-f]{6})\s*;/u.exec(css ?? '')?.groups?.['colour']
  if (colour === undefined) throw new Error('The style sheet has no --color-header for each colour scheme')
  return colour
}

export const buildThemeColours = (css: string): string => {
  const [light, dark] = css.split(darkQuery)
  return [
    ['light', requireHeaderColour(light)],
    ['dark', requireHeaderColour(dark)],
  ]
    .map(
      ([scheme, colour]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    )
    .join('')
}
