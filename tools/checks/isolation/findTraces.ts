// Finds names, ids and texts of one product in the built files of another.

export type Trace = { readonly of: string; readonly text: string }

/** One finding per file and trace. `files` maps a path to its content. */
export const findTraces = (
  product: string,
  files: ReadonlyMap<string, string>,
  traces: readonly Trace[],
): readonly string[] =>
  [...files].flatMap(([file, content]) =>
    traces
      .filter(({ text }) => content.includes(text))
      .map(({ of, text }) => `${product}: ${file} contains "${text}" of ${of}`),
  )
