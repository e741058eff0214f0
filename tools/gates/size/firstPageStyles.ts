// The style sheets of a page's HTML: written into it, or linked from it.

export type PageStyles = { readonly inline: string; readonly linked: readonly string[] }

/** `linked` are paths below the built folder, `assets/main-1.css`. */
export const firstPageStyles = (html: string): PageStyles => ({
  inline: [...html.matchAll(/<style\b[^>]*>(?<css>[\s\S]*?)<\/style>/gi)]
    .map(({ groups }) => groups?.['css'] ?? '')
    .join(''),
  linked: [...html.matchAll(/<link\b[^>]*\shref=["'][^"']*\/(?<file>assets\/[^"']+\.css)["']/gi)].flatMap(
    ({ groups }) => groups?.['file'] ?? [],
  ),
})
