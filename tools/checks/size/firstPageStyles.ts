// Finds the inline and the linked style sheets of an HTML page.

export type PageStyles = { readonly inline: string; readonly linked: readonly string[] }

/** `linked` are paths relative to the build output, such as `assets/main-1.css`. */
export const firstPageStyles = (html: string): PageStyles => ({
  inline: [...html.matchAll(/<style\b[^>]*>(?<css>[\s\S]*?)<\/style>/gi)]
    .map(({ groups }) => groups?.['css'] ?? '')
    .join(''),
  linked: [...html.matchAll(/<link\b[^>]*\shref=["'][^"']*\/(?<file>assets\/[^"']+\.css)["']/gi)].flatMap(
    ({ groups }) => groups?.['file'] ?? [],
  ),
})
