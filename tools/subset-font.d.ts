// The package has no types. These are the parts of its documentation that buildFonts.ts uses.
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly preserveNameIds: readonly number[]
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>
  export default subsetFont
}
