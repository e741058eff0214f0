// The style elements of a document of the application.
const webFontFace = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

/**
 * The faces that need a file are in a style element that applies to no medium until the page is usable
 * (`src/main.tsx`). A browser requests fonts before scripts, and lays out the page again for each one that arrives.
 */
export const buildStyles = (styles: string): string => {
  const faces = (styles.match(webFontFace) ?? []).join('')
  const others = `<style>${styles.replaceAll(webFontFace, '')}</style>`
  return faces === '' ? others : `${others}<style id="fonts" media="not all">${faces}</style>`
}
