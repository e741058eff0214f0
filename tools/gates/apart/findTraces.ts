// Traces of one product in the files of another: names, ids and words that only the other can have.

export type Trace = { readonly of: string; readonly text: string }

/** Complaints: which file holds which trace. */
export const findTraces = (
  product: string,
  files: ReadonlyMap<string, string>,
  traces: readonly Trace[],
): readonly string[] =>
  [...files].flatMap(([file, content]) =>
    traces
      .filter(({ text }) => content.includes(text))
      .map(({ of, text }) => `${product}: ${file} holds "${text}" of ${of}`),
  )
