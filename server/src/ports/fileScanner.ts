// The port to a malware scanner of uploaded files. It has an adapter in `adapters/clamd`.

export type FileScanner = {
  /**
   * Whether the scanner reports malware. A network call: do not call it inside a transaction. Throws GatewayError when
   * the scanner returns no result.
   */
  readonly hasMalware: (bytes: Uint8Array) => Promise<boolean>
}
