// Replaces the network in a story. The returned function restores it.

/** `path` is the path of the requested URL, without its query string. */
export type FakeServer = (path: string) => Response | Promise<Response>

/** A reply that never arrives. */
export const noReply = (): Promise<never> => new Promise(() => undefined)

export const replaceFetch = (server: FakeServer): (() => void) => {
  const original = window.fetch
  window.fetch = async (input) =>
    server(new URL(input instanceof Request ? input.url : input, window.location.href).pathname)
  return () => {
    window.fetch = original
  }
}
