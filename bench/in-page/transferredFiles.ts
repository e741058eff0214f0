// Lists the files that the page loaded, with their size. Runs in the page.

export type TransferredFile = {
  readonly name: string
  /** 0 for a file from the browser's cache. */
  readonly bytes: number
  readonly endMs: number
  readonly isRequested: boolean
}

export const listTransferredFiles = (): readonly TransferredFile[] =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].flatMap((entry) =>
    entry instanceof PerformanceResourceTiming
      ? [
          {
            name: new URL(entry.name).pathname,
            bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
            endMs: entry.responseEnd,
            // A file from the browser's cache has a transfer size of 0.
            isRequested: entry.transferSize > 0,
          },
        ]
      : [],
  )
