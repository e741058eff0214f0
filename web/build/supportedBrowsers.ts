// The oldest supported browsers: the last Chrome of Android 6 and the last Safari of an iPhone 6s, which are still in
// use as cheap or old phones (docs/decisions/52-browsers.md).
import type { Plugin } from 'vite'

/** For the syntax of scripts and styles. Does not add functions that a browser lacks. */
export const supportedBrowsers: string[] = ['chrome106', 'edge106', 'firefox121', 'safari15.6', 'ios15.6']

/** Functions and patterns that at least one of these browsers lacks and that our code or a library could use. */
const unsupported =
  /\.to(?:Sorted|Reversed|Spliced)\(|\bURL\.(?:canParse|parse)\(|\(\?<[=!]|\b(?:Object|Map)\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bAbortSignal\.(?:any|timeout)\(|\.(?:isSubsetOf|isSupersetOf|symmetricDifference)\(|\.(?:isWellFormed|toWellFormed)\(|\bArray\.fromAsync\(/u

/** valibot calls `URL.canParse` only where it exists. */
const guarded = /URL\.canParse(?:\?|\)\s*return )URL\.canParse\(/gu

/** Fails the build when a chunk, with the libraries in it, contains one of these functions or patterns. */
export const rejectUnsupported: Plugin = {
  name: 'loan-supported-browsers',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      const code = output.code.replaceAll(guarded, '')
      const found = unsupported.exec(code)
      if (found === null) continue
      const context = code.slice(Math.max(0, found.index - 40), found.index + 60)
      this.error(`${output.fileName} uses what the oldest supported browsers lack (supportedBrowsers.ts): ${context}`)
    }
  },
}
